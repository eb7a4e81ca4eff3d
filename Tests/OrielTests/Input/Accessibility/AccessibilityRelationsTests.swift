import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Related accessibility elements")
struct AccessibilityRelationsTests {
  private struct Pairs: View {
    @Namespace private var names

    var body: some View {
      VStack {
        Text("Height").accessibilityLabeledPair(role: .label, id: "height", in: names)
        Text("Width")
        HStack {
          Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier("height")
            .accessibilityLabeledPair(role: .content, id: "height", in: names)
          Button("Own") {}.accessibilityLabeledPair(role: .content, id: "other", in: names)
        }
      }
    }
  }

  @Test("Content without a label takes the label of its pair, and both elements have relations")
  func pairs() throws {
    let host = TestHost { Pairs() }
    defer { host.close() }
    #expect(try host.find(identifier: "height").label == "Height")
    #expect(host.exists("Own"))
    let watch = AccessibilityObserver(host.graph)
    _ = watch.refresh()
    let elements = watch.snapshot.elements.values
    let content = try #require(elements.first { $0.identifier == "height" })
    let label = try #require(elements.first { $0.label == "Height" && $0.identifier == nil })
    #expect(label.relations == [.labels: [content.id]] && content.relations == [.isLabelled: [label.id]])
    let lonely = try #require(elements.first { $0.label == "Own" })
    #expect(lonely.relations.isEmpty)
  }

  private struct Links: View {
    @Namespace private var names

    var body: some View {
      VStack {
        ForEach(0..<5) { number in
          if number.isMultiple(of: 2) {
            Text("Part \(number)").accessibilityLinkedGroup(id: 1, in: names)
          } else {
            Text("Between \(number)")
          }
        }
      }
    }
  }

  @Test("The elements of a linked group refer to the next and to the previous one")
  func group() throws {
    let host = TestHost { Links() }
    defer { host.close() }
    let watch = AccessibilityObserver(host.graph)
    _ = watch.refresh()
    func element(_ label: String) throws -> AccessibilityElement {
      try #require(watch.snapshot.elements.values.first { $0.label == label })
    }
    let (first, second, third) = (try element("Part 0"), try element("Part 2"), try element("Part 4"))
    #expect(first.relations == [.leadsTo: [second.id]])
    #expect(second.relations == [.leadsTo: [third.id], .followsFrom: [first.id]])
    #expect(third.relations == [.followsFrom: [second.id]])
    #expect(try element("Between 1").relations.isEmpty)
  }
}
