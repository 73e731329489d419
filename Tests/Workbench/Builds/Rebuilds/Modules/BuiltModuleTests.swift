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

    @Test("Of object code for macOS debug information is data of another kind, and left out too")
    func machO() {
        // As llvm-objdump 21 lists what clang wrote for arm64-apple-macos14.
        let listing = """
            a.o:\tfile format mach-o arm64

            Sections:
            Idx Name             Size     VMA              Type
              0 __text           00000034 0000000000000000 TEXT
              1 __data           00000004 0000000000000034 DATA
              2 __common         00000190 00000000000004a8 BSS
              3 __const          00000010 0000000000000038 DATA
              4 __cstring        00000004 0000000000000048 DATA
              7 __debug_info     000000fc 000000000000012e DATA, DEBUG
             13 __compact_unwind 00000020 0000000000000440 DATA
            """
        // 0x34 + 0x04 + 0x10 + 0x04 + 0x20
        #expect(BuiltModule.loadedSize(in: listing) == 108)
    }
}
