import Foundation
import Oriel
import OrielTesting
import Testing

/// The screens of a stack, which belong to the main actor.
@MainActor private final class Screens {
  var names: [String]

  init(_ names: [String]) { self.names = names }
}

/// As on Apple's systems, an extension of the stack is isolated to the main actor without saying so.
extension NavigationStack where Data == [String], Root == Text {
  fileprivate init(_ screens: Screens) {
    let path = Binding(get: { screens.names }, set: { screens.names = $0 })
    self.init(path: path) { Text(verbatim: "\(screens.names.count) screens") }
  }
}

@MainActor
@Suite("Extensions of navigation stacks")
struct NavigationStackExtensionTests {
  @Test("An initializer of an extension uses values of the main actor")
  func initializer() {
    let host = TestHost { NavigationStack(Screens([])) }
    #expect(host.exists("0 screens"))
    host.close()
  }
}
