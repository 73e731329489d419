import Testing

@testable import Rebuilds

struct BuiltModuleTests {
    @Test("Instructions and data are summed, and nothing that is not loaded or takes no room in the file")
    func sum() {
        let listing = """
            A.o:\tfile format elf64-x86-64

            Sections:
            Idx Name            Size     VMA              Type
              0                 00000000 0000000000000000 
              1 .strtab         000028da 0000000000000000 
              2 .text           00000010 0000000000000000 TEXT
              3 .rela.text      000026d0 0000000000000000 
              4 .data           0000000a 0000000000000000 DATA
              5 .bss            00000008 0000000000000000 BSS
              6 .debug_info     00000100 0000000000000000 DEBUG

            B.o:\tfile format elf64-x86-64
              2 .text           00000100 0000000000000000 TEXT
            """
        // 0x10 + 0x0a + 0x100
        #expect(BuiltModule.loadedSize(in: listing) == 282)
    }
}
