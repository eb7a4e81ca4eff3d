import Foundation
import Oriel
import OrielTesting
import Testing

private struct Screen: View {
  @State private var hasSecondary = true
  @State private var count = 0

  var body: some View {
    Toggle("Secondary", isOn: $hasSecondary)
      .toolbar {
        ToolbarItem { Button("Add", systemImage: "plus") {} }
        if hasSecondary {
          ToolbarItemGroup(placement: .secondaryAction) {
            Button("Clear All Entries…", systemImage: "trash") { count += 1 }
            Button("About…") {}
          }
          ToolbarItem(placement: .secondaryAction) { Button("Sign In…") {} }
          ToolbarItemGroup(placement: .secondaryAction) {
            Button("Inside") {}
          } label: {
            Text("Further")
          }
        }
        ToolbarItem(placement: .status) { Text("Count \(count)") }
      }
  }
}

@MainActor
@Suite("Secondary actions of a toolbar")
struct SecondaryActionTests {
  private static let names = ["Clear All Entries…", "About…", "Sign In…", "Further"]

  private func open(inStack: Bool) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 600)) {
      if inStack { NavigationStack { Screen() } } else { Screen() }
    }
    try host.settle()
    return host
  }

  @Test("Secondary actions are in a menu at the bar's trailing edge, with their full titles", arguments: [false, true])
  func menu(inStack: Bool) throws {
    let host = try open(inStack: inStack)
    #expect(Self.names.allSatisfy { !host.exists($0) })
    let (add, more) = try (host.find("Add").frame, host.find("More").frame)
    #expect(add.maxX <= more.minX && more.maxX > 360 && more.maxY <= 46)
    try host.tap("More")
    try host.settle()
    let frames = try Self.names.map { try host.find($0).frame }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.5 })
    #expect(frames.allSatisfy { $0.width > 120 && $0.maxX <= 390 })
    #expect(!host.exists("Inside"))
    try host.tap("Clear All Entries…")
    try host.settle()
    #expect(host.exists("Count 1") && !host.exists("About…"))
    host.close()
  }

  @Test("The menu of secondary actions exists only if there are any", arguments: [false, true])
  func none(inStack: Bool) throws {
    let host = try open(inStack: inStack)
    try host.tap("Secondary")
    try host.settle()
    #expect(host.exists("Add") && !host.exists("More"))
    try host.tap("Secondary")
    try host.settle()
    #expect(host.exists("More"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }
}
