import Foundation
import Testing
import ToolSupport

@testable import OrielTool

@Suite("Build plans of SwiftPM")
struct BuildPlanTests {
  /// The plan of a program that uses a library with C, a library in no program, a macro and tests, in SwiftPM 6.3's format.
  private let plan = BuildPlan(
    """
    client:
      name: basic
    targets:
      "main": ["<App.exe>"]
    commands:
      "/p/Sources/App":
        tool: package-structure
        inputs: ["/p/Package.swift"]
      "C.App-debug.exe":
        tool: shell
        inputs: ["/b/App.build/App.swift.o","/b/Kit.build/Kit.swift.o","/b/CKit.build/c.o","/b/App.product/Objects.LinkFileList"]
        outputs: ["/b/App"]
        description: "Linking ./App"
        args: ["/usr/bin/swiftc","-L","/b","-o","/b/App","-module-name","App","-emit-executable","-Xlinker","--defsym","-Xlinker","main=App_main","-Xlinker","-rpath=$ORIGIN","@/b/App.product/Objects.LinkFileList","-lz"]
      "C.App-debug.module":
        inputs: ["/p/Sources/App/App.swift","/b/Modules/Kit.swiftmodule","<App.module-resources>","/b/Macros-tool"]
        outputs: ["/b/App.build/App.swift.o","/b/Modules/App.swiftmodule"]
      "C.Kit-debug.module":
        inputs: ["/p/Sources/Kit/Kit.swift","/b/CKit.build/c.o","/b/Modules-tool/Macros.swiftmodule"]
        outputs: ["/b/Kit.build/Kit.swift.o","/b/Modules/Kit.swiftmodule"]
      "C.CKit-debug.module":
        inputs: ["/p/Sources/CKit/c.c"]
        outputs: ["/b/CKit.build/c.o"]
      "C.Apart-debug.module":
        inputs: ["/p/Sources/Apart/Apart.swift"]
        outputs: ["/b/Apart.build/Apart.swift.o","/b/Modules/Apart.swiftmodule"]
      "C.Tests-debug.module":
        inputs: ["/b/Modules/Kit.swiftmodule"]
        outputs: ["/b/Tests.build/Tests.swift.o","/b/Modules/Tests.swiftmodule"]
      "C.PackageTests-debug.test":
        inputs: ["/b/Tests.build/Tests.swift.o","/b/Kit.build/Kit.swift.o","/b/Apart.build/Apart.swift.o"]
        outputs: ["/b/PackageTests.xctest"]
        args: ["/usr/bin/swiftc","-emit-executable","-o","/b/PackageTests.xctest","-lXCTest"]
      "C.Macros-debug-tool.module":
        inputs: ["/p/Sources/Macros/Macros.swift"]
        outputs: ["/b/Macros-tool.build/Macros.swift.o","/b/Modules-tool/Macros.swiftmodule"]
      "C.Macros-debug-tool.exe":
        inputs: ["/b/Macros-tool.build/Macros.swift.o"]
        outputs: ["/b/Macros-tool"]
        args: ["/usr/bin/swiftc","-emit-executable","-o","/b/Macros-tool","-lmacros"]
    """)

  @Test("The objects of a module are its own and those of its dependencies, without macros")
  func objects() throws {
    #expect(try plan.objects(of: ["App"]) == ["/b/App.build/App.swift.o", "/b/CKit.build/c.o", "/b/Kit.build/Kit.swift.o"])
    #expect(try plan.objects(of: ["Apart"]) == ["/b/Apart.build/Apart.swift.o"])
    #expect(try plan.objects(of: ["App", "Apart", "Kit"]).count == 4)
    #expect(throws: Failure("SwiftPM hasn't described the build of the module Gone: Swift 6.3 is needed.")) {
      try plan.objects(of: ["Gone"])
    }
  }

  @Test("The other objects exclude the given ones and those of tests and macros")
  func others() throws {
    #expect(
      plan.otherObjects(than: ["/b/Apart.build/Apart.swift.o"]) == [
        "/b/App.build/App.swift.o", "/b/CKit.build/c.o", "/b/Kit.build/Kit.swift.o",
      ])
  }

  @Test("The linker arguments are those of programs with the objects, or else of tests, without their names")
  func linking() {
    #expect(plan.linkerArguments(for: ["/b/Kit.build/Kit.swift.o"]) == ["-L", "/b", "-Xlinker", "-rpath=$ORIGIN", "-lz"])
    #expect(plan.linkerArguments(for: ["/b/Apart.build/Apart.swift.o"]) == ["-lXCTest"])
    #expect(plan.linkerArguments(for: ["/b/Macros-tool.build/Macros.swift.o"]) == nil)
  }

  @Test("A missing build plan is reported with the required Swift version")
  func missing() {
    #expect(throws: Failure("SwiftPM hasn't written /nowhere/debug.yaml, which describes the build of the package: Swift 6.3 is needed.")) {
      try BuildPlan(reading: URL(fileURLWithPath: "/nowhere/debug.yaml"))
    }
  }
}
