import Words

extension MeasureGroup {
    static let size = MeasureGroup(
        title: Words(en: "Size", zh: "规模"),
        measures: [
            Measure(
                "files",
                at: "files",
                title: Words(en: "Files", zh: "文件"),
                in: .files,
                isBasic: true,
                definition: "The architecture's production files; the shared layers stand beside it.",
                zh: "架构的生产代码文件；共用层另列。",
                value: { Double($0.files) },
                derivation: { $0.shares(\.files) }
            ),
            Measure(
                "types",
                sumOf: [
                    .init("declarations.classes", en: "classes", zh: "类", count: { $0.declarations.classes }),
                    .init("declarations.structs", en: "structs", zh: "结构体", count: { $0.declarations.structs }),
                    .init("declarations.enums", en: "enums", zh: "枚举", count: { $0.declarations.enums }),
                    .init("declarations.actors", en: "actors", zh: "actor", count: { $0.declarations.actors }),
                    .init("declarations.protocols", en: "protocols", zh: "协议", count: { $0.declarations.protocols }),
                ],
                title: Words(en: "Types", zh: "类型"),
                in: .types,
                isHeadline: true,
                isBasic: true,
                definition: "Classes, structs, enums, actors and protocols, nested ones too. An extension adds none.",
                zh: "类、结构体、枚举、actor 和协议，嵌套的也算。扩展不增加。"
            ),
            Measure(
                "protocols",
                at: "declarations.protocols",
                title: Words(en: "Protocols", zh: "协议"),
                in: .protocols,
                isHeadline: true,
                isBasic: true,
                definition: "Types that are declared as a protocol.",
                zh: "声明为协议的类型。",
                value: { Double($0.declarations.protocols) }
            ),
            Measure(
                "code-lines",
                at: "lines.code",
                title: Words(en: "Code lines", zh: "代码行"),
                in: .lines,
                isHeadline: true,
                isBasic: true,
                definition:
                    "Lines of production files that any token touches, all lines of a multi-line literal included. "
                    + "Other lines are comment lines if a comment touches them, and blank otherwise.",
                zh: "生产文件中有任何词法单元触及的行，多行字面量的所有行都算。其余行中，有注释的是注释行，否则是空行。",
                value: { Double($0.lines.code) },
                derivation: { figures in
                    .terms([
                        .init(figures.lines.physical, en: "physical", zh: "物理行"),
                        .init("−", figures.lines.comment, en: "comment", zh: "注释行"),
                        .init("−", figures.lines.blank, en: "blank", zh: "空行"),
                    ])
                }
            ),
            Measure(
                "logical-lines",
                at: "lines.logical",
                title: Words(en: "Logical lines", zh: "逻辑行"),
                in: .lines,
                definition: "Statements and members: the items of code blocks and of member blocks.",
                zh: "语句与成员：代码块与成员块中的条目。",
                value: { Double($0.lines.logical) },
                derivation: { $0.shares(\.lines.logical) }
            ),
            Measure(
                "largest-type",
                at: "types.0.lines.code",
                title: Words(en: "Largest type", zh: "最大的类型"),
                in: .lines,
                definition:
                    "Code lines of the largest type, from its first attribute to its closing brace, its extensions "
                    + "added.",
                zh: "最大类型的代码行，从第一个属性标注到右花括号，加上它的扩展。",
                value: { $0.types.first.map { Double($0.lines.code) } },
                derivation: { figures in
                    figures.types.first.map { .remarks([.place(name: $0.name, file: $0.file, line: $0.line)]) }
                }
            ),
            Measure(
                "logic-lines",
                at: "logicLines",
                title: Words(en: "Logic lines", zh: "逻辑代码行"),
                in: .lines,
                definition: "Code lines of production files that a statement in a body touches.",
                zh: "生产文件中被函数体内的语句触及的代码行。",
                value: { Double($0.logicLines) },
                derivation: { $0.shares(\.logicLines) }
            ),
            Measure(
                "overhead",
                at: "overhead",
                title: Words(en: "Overhead", zh: "样板代码比"),
                in: .ratio,
                as: .decimal,
                definition:
                    "Code lines that no statement touches, mostly declarations, for each that one does.",
                zh: "没有语句触及的代码行（多为声明）与逻辑代码行之比。",
                value: { $0.overhead.value },
                derivation: { figures in
                    figures.overhead.value.map { _ in
                        .arithmetic("(\(figures.lines.code) − \(figures.logicLines)) / \(figures.logicLines)")
                    }
                }
            ),
            Measure(
                "synchronising-lines",
                at: "synchronising.lines + synchronising.protocolLines",
                title: Words(en: "Synchronising lines", zh: "同步代码行"),
                in: .lines,
                definition:
                    "Code lines of the bodies that only keep views and state in step, and of the protocols in between. "
                    + "All that such a body uses leads to widgets, to a protocol that a view conforms to, to state, or to "
                    + "other such bodies. Initialisers are left out, and bodies that only pass on a tap. A view is a type that "
                    + "draws, or uses a layer that does. Takes an index.",
                zh: "只让视图与状态保持一致的函数体，以及其间协议的代码行。这样的函数体所用的一切都通向控件、视图遵循的协议、状态，"
                    + "或另一个这样的函数体。构造器和只转交点击的函数体不计。视图是绘制屏幕或使用绘制层的类型。需要索引。",
                value: { $0.synchronising.map { Double($0.lines + $0.protocolLines) } },
                absence: \.synchronisingAbsence,
                derivation: { figures in
                    figures.synchronising.map { synchronising in
                        .terms([
                            .init(synchronising.lines, en: "in bodies", zh: "函数体"),
                            .init("+", synchronising.protocolLines, en: "in protocols", zh: "协议"),
                        ])
                    }
                }
            ),
            Measure(
                "deciding-lines",
                at: "deciding.lines",
                title: Words(en: "Deciding lines", zh: "决策代码行"),
                in: .lines,
                definition:
                    "Code lines of the bodies that branch, or that call a function or make a value of a layer that the "
                    + "configuration names as the model; what is nested in a body is a part of it. Takes an index.",
                zh: "有分支，或调用、创建配置中称为模型的层里任何东西的函数体的代码行；嵌套的内容属于其外层函数体。需要索引。",
                value: { $0.deciding.map { Double($0.lines) } },
                absence: \.decidingAbsence,
                derivation: { figures in
                    .count(
                        figures.deciding?.bodies,
                        text: Words(en: "in {{count}} bodies", zh: "共 {{count}} 个函数体"),
                        row: Words(en: "Under each number: in how many bodies.", zh: "下方为函数体数。")
                    )
                }
            ),
            Measure(
                "composing-lines",
                at: "composing.lines",
                title: Words(en: "Composing lines", zh: "组装代码行"),
                in: .lines,
                definition:
                    "Code lines of the bodies that make an object of one of the architecture's own classes or actors, and "
                    + "so put its scenes together; what is nested in a body is a part of it.",
                zh: "创建该架构自己的类或 actor 的对象、从而组装页面的函数体的代码行；嵌套的内容属于其外层函数体。",
                value: { $0.composing.map { Double($0.lines) } },
                derivation: { figures in
                    figures.shares { role in
                        let own = figures.bodies.filter { $0.composing == true && $0.role == role.name }
                        return own.reduce(0) { $0 + $1.lines }
                    }
                }
            ),
            Measure(
                "state-variables",
                at: "roles.*.state",
                title: Words(en: "State variables", zh: "状态变量"),
                in: .variables,
                definition:
                    "Variables of objects that keep values; a struct of the architecture counts by its own. References to "
                    + "other parts, functions and lazy ones are left out.",
                zh: "对象用来保存值的变量；架构自己的结构体按其变量计。对其他部分的引用、函数和 lazy 变量不计。",
                source: "cf. Lorenz & Kidd 1994",
                value: { figures in
                    let counts = figures.roles.compactMap(\.state)
                    return counts.isEmpty ? nil : Double(counts.reduce(0, +))
                },
                derivation: { $0.shares(\.state) }
            ),
        ]
    )
}
