/// The long examples that the paper ends with.
enum CampbellAppendix {
    static let examples = [
        BodySample(
            "the overridden symbol: 1 + 1 + 2 + 1 + 3 + 4 + 5 + 1 + 1 = 19",
            """
            func overriddenSymbol(from type: ClassType) -> Method? {
                if type.isUnknown {                                           // +1
                    return .unknown
                }
                var isUnknown = false
                for symbol in type.members.named(name) {                      // +1
                    if symbol.kind == .method && !symbol.isStatic {           // +2, one level; +1 for &&
                        let method = symbol.asMethod
                        if canOverride(method) {                              // +3, two levels
                            let isOverriding = checkParameters(of: method)
                            if isOverriding == nil {                          // +4, three levels
                                if !isUnknown {                               // +5, four levels
                                    isUnknown = true
                                }
                            } else if isOverriding == true {                  // +1
                                return method
                            }
                        }
                    }
                }
                if isUnknown {                                                // +1
                    return .unknown
                }
                return nil
            }
            """,
            "overriddenSymbol(from:) 10 19"
        ),
        BodySample(
            "adding a version: 1 + 2 + 3 + 3 + 4 + 5 + 5 + 1 + 2 + 3 + 1 + 3 + 2 = 35",
            """
            func addVersion(_ entry: Entry, in transaction: Transaction) throws {
                while true {                                                        // +1
                    do {
                        lock.lock()
                        defer { lock.unlock() }
                        if first != nil {                                           // +2, one level
                            if first.version > entry.version {                      // +3, two levels
                                throw Failure.rollback
                            }
                            if transaction.isActive {                               // +3, two levels
                                for earlier in first.chain {                        // +4, three levels
                                    let holder = index.holder(of: earlier)
                                    if holder == timedOut {                         // +5, four levels
                                        throw Failure.retry(earlier)
                                    }
                                    if holder != none && holder != aborted {        // +5, four levels; +1 for &&
                                        throw Failure.rollback
                                    }
                                }
                            }
                        }
                        entry.previous = first
                        first = entry
                        break
                    } catch Failure.retry(let earlier) {                            // +2, one level
                        do {
                            let holder = try index.holder(of: earlier, within: limit)
                            if holder != none && holder != aborted {                // +3, two levels; +1 for &&
                                throw Failure.rollback
                            }
                        } catch is Interruption {                                   // +3, two levels
                            throw Failure.interrupted
                        }
                    } catch is Interruption {                                       // +2, one level
                        throw Failure.interrupted
                    }
                }
            }
            """,
            "addVersion(_:in:) 14 35"
        ),
        BodySample(
            "a pattern as a regular expression: 1 + 1 + 1 + 2 + 1 + 3 + 1 + 4 + 1 + 1 + 1 + 1 + 1 + 1 = 20",
            #"""
            func regularExpression(for pattern: [Character], separator: String) -> String {
                var text = "^"
                var index = pattern.first == "/" || pattern.first == "\\" ? 1 : 0        // +1 for ||; +1 for ?:
                while index < pattern.count {                                            // +1
                    let character = pattern[index]
                    if special.contains(character) {                                     // +2, one level
                        text.append("\\\(character)")
                    } else if character == "*" {                                         // +1
                        if index + 1 < pattern.count && pattern[index + 1] == "*" {      // +3, two levels; +1 for &&
                            if index + 2 < pattern.count && isSlash(pattern[index + 2]) { // +4, three levels; +1 for &&
                                text.append("(?:.*\(separator)|)")
                                index += 2
                            } else {                                                     // +1
                                text.append(".*")
                                index += 1
                            }
                        } else {                                                         // +1
                            text.append("[^\(separator)]*?")
                        }
                    } else if character == "?" {                                         // +1
                        text.append("[^\(separator)]")
                    } else if isSlash(character) {                                       // +1
                        text.append(separator)
                    } else {                                                             // +1
                        text.append(character)
                    }
                    index += 1
                }
                return text + "$"
            }
            """#,
            "regularExpression(for:separator:) 12 20"
        ),
        BodySample(
            "saving with callbacks: 1 + 1 + 2 + 1 + 2 + 3 + 1 + 4 + 4 + 1 = 20",
            """
            func save(_ options: Options, _ finish: Callback) {
                if options.isCallback {                                      // +1
                    prepare()
                }
                isReady = options.exist || makeOptions()                     // +1
                validate(model) { failure in                                 // a level
                    if failure != nil {                                      // +2, one level
                        isTold = finish.exists && finish(failure)            // +1
                        return
                    }
                    synchronize(isNew ? .create : .update) { failure, answer in // +2, one level; the closure is one more
                        if failure != nil {                                  // +3, two levels
                            fire(.failed)
                        } else {                                             // +1
                            if !hasEvent {                                   // +4, three levels
                                publish(.saved)
                            }
                            if answer != nil {                               // +4, three levels
                                parse(answer)
                            }
                            fire(.saved)
                        }
                        isTold = finish.exists && finish(failure)            // +1
                    }
                }
            }
            """,
            "save(_:_:) 10 20"
        ),
    ]
}
