import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Insertion and removal of subviews")
struct SubviewsChangeTests {
  @Observable @MainActor
  final class Model { var names = ["a", "b", "c"] }

  private struct Rows: View {
    let model: Model
    let inList: Bool
    let isErased: Bool

    var body: some View {
      let rows = ForEach(model.names, id: \.self) { Text(verbatim: $0) }
      if inList {
        if isErased { Shown(content: AnyView(rows)) } else { Shown(content: rows) }
      } else if isErased {
        Group(subviews: AnyView(rows)) { views in VStack { ForEach(views) { $0 } } }
      } else {
        Group(subviews: rows) { views in VStack { ForEach(views) { $0 } } }
      }
    }
  }

  private struct Shown<Content: View>: View {
    let content: Content

    var body: some View {
      Group(subviews: content) { views in
        if !views.isEmpty { List { ForEach(views) { $0 } } }
      }
    }
  }

  @Test("The remaining subviews are shown after each change", arguments: [false, true], [false, true])
  func narrowing(inList: Bool, isErased: Bool) throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Rows(model: model, inList: inList, isErased: isErased) }
    for names in [["c"], ["a", "c"], [], ["b", "c"], ["b"]] {
      model.names = names
      try host.settle()
      #expect(["a", "b", "c"].filter { host.exists($0) } == names, "\(inList) \(isErased)")
    }
    host.close()
  }
}
