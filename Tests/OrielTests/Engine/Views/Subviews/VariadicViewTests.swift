import Foundation
import Observation
import OrielDrawing
import Testing

@testable import Oriel

@Observable
private final class Content {
  var names = ["b", "c"]
  var rank = 2
}

private struct Rank: _ViewTraitKey {
  static var defaultValue: Int { 0 }
}

private struct Words: View {
  let content: Content

  var body: some View {
    Text("a")._trait(Rank.self, content.rank)
    ForEach(content.names, id: \.self) { Text($0) }
    Text("z").id("last")
  }
}

/// A root that puts a dash between its views.
private struct Divided: _VariadicView_MultiViewRoot {
  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Text("-") }
    }
  }
}

/// A root that shows the trait and the id of each of its views.
private struct Told: _VariadicView.UnaryViewRoot {
  @Environment(\.lineLimit) private var limit
  @State private var mark = "!"

  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      Text(verbatim: "\(child[Rank.self]) \(child.id(as: String.self) ?? "nil") \(limit ?? 0)\(mark)")
    }
    children
  }
}

@MainActor
@Suite("Variadic views, for systems before iOS 18")
struct VariadicViewTests {
  @Test("A root receives each view that a container would lay out, and is evaluated again after an insertion or a removal")
  func multi() {
    let content = Content()
    let stage = Stage(HStack { _VariadicView.Tree(Divided()) { Words(content: content) } }, size: CGSize(width: 300, height: 100))
    #expect(stage.texts == ["a", "-", "b", "-", "c", "-", "z"])
    content.names = []
    stage.render()
    #expect(stage.texts == ["a", "-", "z"])
    #expect(stage.messages.isEmpty)
  }

  @Test("A unary root reads traits, ids, the environment and its own state, and shows its views")
  func unary() {
    let content = Content()
    let stage = Stage(
      HStack { _VariadicView.Tree(root: Told(), content: Words(content: content)) }.lineLimit(3), size: CGSize(width: 300, height: 400))
    #expect(stage.texts == ["2 nil 3!", "0 b 3!", "0 c 3!", "0 last 3!", "a", "b", "c", "z"])
    content.rank = 5
    stage.render()
    #expect(stage.texts.first == "5 nil 3!")
    #expect(stage.graph.isIdle)
  }

  @Test("The views of a multi-view root belong to the enclosing container, and a unary root counts as one view")
  func listing() {
    func count<Views: View>(_ views: Views) -> [String] {
      Stage(Group(subviews: views) { Text(verbatim: "\($0.count)") }).texts
    }
    #expect(count(_VariadicView.Tree(Divided()) { Words(content: Content()) }) == ["7"])
    #expect(count(_VariadicView.Tree(Told()) { Words(content: Content()) }) == ["1"])
  }

  @Test("A TupleView can be created directly")
  func tuple() {
    #expect(Stage(VStack { TupleView((Text("a"), Text("b"))) }).texts == ["a", "b"])
  }
}
