import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
struct ErasedPathTests {
  private struct Rooms: View {
    @State private var path: [AnyHashable] = []
    let hasNumbers: Bool

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Number") { path.append(7) }
          Button("Word") { path.append("seven") }
        }
        .navigationDestination(for: AnyHashable.self) { Text("any \($0.description)") }
        .modifier(Numbers(isOn: hasNumbers))
      }
    }
  }

  private struct Numbers: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
      if isOn { content.navigationDestination(for: Int.self) { Text("number \($0)") } } else { content }
    }
  }

  @Test("A destination for AnyHashable shows those values of an erased path that have no other destination", arguments: [false, true])
  func destination(hasNumbers: Bool) throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Rooms(hasNumbers: hasNumbers) }
    try host.tap("Number")
    try host.settle()
    #expect(host.exists(hasNumbers ? "number 7" : "any 7"))
    try host.tap("Back")
    try host.settle()
    try host.tap("Word")
    try host.settle()
    #expect(host.exists("any seven"))
    #expect(host.messages.isEmpty)
  }
}
