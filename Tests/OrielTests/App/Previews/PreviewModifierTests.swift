import Foundation
import Oriel
import OrielTesting
import Testing

private struct Store { var names: [String] }

/// A modifier whose context counts its creations.
private struct SampleStore: PreviewModifier {
  @MainActor static var creations = 0

  static func makeSharedContext() async throws -> Store {
    creations += 1
    return Store(names: ["Lake", "Ridge"])
  }

  func body(content: Content, context: Store) -> some View {
    VStack {
      content
      ForEach(context.names, id: \.self) { Text($0) }
    }
  }
}

private struct Frame: PreviewModifier {
  let name: String
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content, context: Void) -> some View {
    VStack {
      Text("in \(name)")
      content
    }
  }
}

private struct Late: PreviewModifier {
  static func makeSharedContext() async throws -> Int {
    try await Task.sleep(for: .milliseconds(20))
    return 7
  }

  func body(content: Content, context: Int) -> some View { content.overlay { Text("context \(context)") } }
}

private struct Unusable: PreviewModifier {
  struct Absent: LocalizedError { var errorDescription: String? { "The store is absent" } }

  static func makeSharedContext() async throws { throw Absent() }

  func body(content: Content, context: Void) -> some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A trait of a package's own. As on Apple's systems, a trait isn't isolated to the main actor.
  nonisolated fileprivate static func frame(_ name: String) -> Self { .modifier(Frame(name: name)) }
}

private struct FirstSample: PreviewRegistry {
  static var fileID: String { "Wares/List.swift" }
  static var line: Int { 1 }
  static func makePreview() -> Preview { Preview("First sample", traits: .modifier(SampleStore())) { Text("first") } }
}

private struct SecondSample: PreviewRegistry {
  static var fileID: String { "Wares/List.swift" }
  static var line: Int { 2 }
  static func makePreview() -> Preview {
    Preview(
      "Second sample", traits: .modifier(Frame(name: "inner")), .modifier(SampleStore()), .frame("outer"), .landscapeLeft
    ) { Text("second") }
  }
}

private struct LateSample: PreviewRegistry {
  static var fileID: String { "Wares/List.swift" }
  static var line: Int { 3 }
  static func makePreview() -> Preview { Preview("Late sample", traits: .modifier(Late())) { Text("late") } }
}

private struct UnusableSample: PreviewRegistry {
  static var fileID: String { "Wares/List.swift" }
  static var line: Int { 4 }
  static func makePreview() -> Preview { Preview("Unusable sample", traits: .modifier(Unusable())) { Text("unusable") } }
}

@MainActor
struct PreviewModifierTests {
  private func host(_ title: String) throws -> TestHost {
    let entry = try #require(PreviewCatalog.entries().first { $0.title == title })
    return TestHost(size: CGSize(width: 400, height: 400)) { entry.content() }
  }

  @Test("Previews share the context of a modifier's type, and the modifier of a later trait is around that of an earlier one")
  func shared() throws {
    let (first, second) = (try host("First sample"), try host("Second sample"))
    for host in [first, second] { #expect(host.exists("Lake") && host.exists("Ridge")) }
    #expect(SampleStore.creations == 1)
    let tops = try ["in outer", "in inner", "second", "Lake"].map { try second.find(text: $0).frame.minY }
    #expect(tops == tops.sorted())
    #expect(PreviewTrait.portrait == .portrait && PreviewTrait.modifier(Late()) != .modifier(Late()))
  }

  @Test("A preview is shown when its context exists")
  func late() async throws {
    let host = try host("Late sample")
    #expect(!host.exists("late"))
    try await host.wait { host.exists("context 7") }
    #expect(host.exists("late"))
  }

  @Test("A preview whose context can't be created shows the error")
  func unusable() throws {
    let host = try host("Unusable sample")
    #expect(host.exists("Unusable: The store is absent") && !host.exists("unusable"))
  }
}
