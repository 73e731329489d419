import Words

extension PartMeasure {
    /// Of the bodies that a sum counts: each by its name.
    package static let bodies = [
        list(
            "synchronising-bodies",
            of: "synchronising",
            title: Words(en: "Synchronising bodies", zh: "同步函数体"),
            definition:
                "Code lines of each body that only keeps views and state in step, as synchronising-lines adds them up.",
            zh: "每个只让视图与状态保持一致的函数体的代码行，即 synchronising-lines 所加总的。",
            isListed: { $0.synchronising == true },
            absence: \.synchronisingAbsence
        ),
        list(
            "deciding-bodies",
            of: "deciding",
            title: Words(en: "Deciding bodies", zh: "决策函数体"),
            definition: "Code lines of each body that branches or calls the model, as deciding-lines adds them up.",
            zh: "每个有分支或调用模型的函数体的代码行，即 deciding-lines 所加总的。",
            isListed: { $0.deciding == true },
            absence: \.decidingAbsence
        ),
        list(
            "composing-bodies",
            of: "composing",
            title: Words(en: "Composing bodies", zh: "组装函数体"),
            definition:
                "Who puts scenes together: code lines of each body that makes an object of one of the architecture's "
                + "classes, as composing-lines adds them up.",
            zh: "谁组装页面：每个创建该架构某个类的对象的函数体的代码行，即 composing-lines 所加总的。",
            isListed: { $0.composing == true }
        ),
    ]

    private static func list(
        _ name: String,
        of key: String,
        title: Words,
        definition: String,
        zh: String,
        isListed: @escaping @Sendable (BodyFigures) -> Bool,
        absence: @escaping @Sendable (ArchitectureFigures) -> Absence? = { _ in nil }
    ) -> PartMeasure {
        PartMeasure(
            name,
            at: "bodies.*.\(key)",
            title: title,
            in: .lines,
            definition: definition,
            zh: zh,
            of: { $0.bodies.filter(isListed).map { ($0.fullName, $0) } },
            value: { Double($0.lines) },
            absence: absence,
            derivation: { body, _ in .remarks([.place(name: nil, file: body.file, line: body.line)]) }
        )
    }
}
