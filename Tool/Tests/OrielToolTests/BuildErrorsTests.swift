import Testing

@testable import OrielTool

@Suite("Errors in build logs")
struct BuildErrorsTests {
  private let log = """
    Building for debugging...
    [2/5] Compiling Tried Here.swift
    /s/Here.swift:7:45: error: value of type 'Text' has no member 'glorious'
    5 |
    7 |   var body: some View { Text("Here").glorious() }
      |                                      `- error: value of type 'Text' has no member 'glorious'
    /s/There: it.swift:11:46: error: value of type 'Text' has no member 'glorious'
    /s/Here.swift:4:25: error: cannot find 'MapView' in scope
    /s/Here.swift:4:25: error: cannot find 'MapView' in scope
    /s/Here.swift:5:25: error: cannot find type 'MapView' in scope
    /s/Here.swift:6:1: error: cannot find 'Pin' in scope
    /s/Here.swift:1:8: error: no such module 'MapKit'
    /s/Here.swift:8:1: error: static member 'a' cannot be resolved without a contextual type
    /s/Here.swift:9:1: error: 'UIViewRepresentable' is unavailable: Oriel has no UIKit views
    /s/Here.swift:9:1: warning: it says error: of itself
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    error: link command failed with exit code 1 (use -v to see invocation)
    error: fatalError
    """

  @Test("Each error line counts once, and SwiftPM's summary lines don't count")
  func lines() {
    let errors = BuildErrors(in: log)
    #expect(errors.lines.count == 8 && errors.fileCount == 2, "\(errors.lines)")
    #expect(errors.missingModules == ["MapKit"])
    #expect(BuildErrors(in: "Build complete!\n").lines.isEmpty && BuildErrors(in: "").groups.isEmpty)
  }

  @Test("Names of a module that SwiftUI reexports on Apple's systems request the module")
  func reexports() {
    func modules(_ name: String) -> Set<String> { BuildErrors(in: "/s/A.swift:6:1: error: cannot find '\(name)' in scope").missingModules }
    #expect(modules("UNUserNotificationCenter") == ["UserNotifications"])
    #expect(modules("Unit").isEmpty && modules("UIView").isEmpty)
  }

  @Test("Errors are grouped by kind, with the most frequent first")
  func groups() {
    #expect(
      BuildErrors(in: log).groups == [
        .init(title: "Missing modules", entries: [.init(text: "MapKit", count: 1)]),
        .init(title: "Missing names", entries: [.init(text: "MapView", count: 2), .init(text: "Pin", count: 1)]),
        .init(
          title: "Missing members",
          entries: [
            .init(text: "value of type 'Text' has no member 'glorious'", count: 2),
            .init(text: "static member 'a' cannot be resolved without a contextual type", count: 1),
          ]),
        .init(
          title: "Other errors", entries: [.init(text: "'UIViewRepresentable' is unavailable: Oriel has no UIKit views", count: 1)]),
      ])
  }

  @Test("Only the errors of a manifest count, and not its compilation command")
  func manifest() {
    let said = """
      error: 'notes': Invalid manifest (compiled with: ["/usr/bin/swiftc", "/notes/Package.swift"])
      /notes/Package.swift:3:66: error: expected ',' separator
      error: fatalError
      """
    #expect(BuildErrors(in: said).lines == ["/notes/Package.swift:3:66: error: expected ',' separator"])
    #expect(BuildErrors(in: "error: 'notes': package 'notes' is using Swift tools version 9.0.0").groups.first?.title == "Other errors")
  }

  @Test("A linker that rejects an option of Apple's is recognized")
  func linkerOption() {
    let said = """
      error: link command failed with exit code 1 (use -v to see invocation)
      /usr/bin/ld.gold: fatal error: -ObjC: invalid option value (expected an integer): bjC
      clang: error: linker command failed with exit code 1 (use -v to see invocation)
      """
    #expect(BuildErrors(in: said).includeRejectedLinkerOption)
    #expect(!BuildErrors(in: "/usr/bin/ld.gold: fatal error: a.o: file is empty").includeRejectedLinkerOption)
  }
}
