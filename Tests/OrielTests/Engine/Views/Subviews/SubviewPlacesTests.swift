import Foundation
import Observation
import Testing

@testable import Oriel

@MainActor
@Suite("Subviews that are shown in several places")
struct SubviewPlacesTests {
  @Observable @MainActor
  final class Model {
    var names = ["a", "b", "c"]
    var title = "t"
    var repeats = true
    @ObservationIgnored var log: [String] = []
  }

  private struct Page: View {
    let name: String
    let model: Model
    @State private var mark = 0

    var body: some View {
      Text(verbatim: "\(name)\(mark)")
        .onAppear { model.log.append("+\(name)") }
        .onDisappear { model.log.append("-\(name)") }
        .onChange(of: model.title) { model.log.append("\(name) \(model.title)") }
        .onTapGesture { mark += 1 }
    }
  }

  /// A row that shows the last view before the first one, and the first view after the last one.
  private struct Endless<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { views in
        HStack(spacing: 0) {
          if model.repeats, let last = views.last { last.frame(width: 20) }
          ForEach(views) { $0.frame(width: 20) }
          if model.repeats, let first = views.first { first.frame(width: 20) }
        }
      }
    }
  }

  private struct Pages: View {
    let model: Model
    var isTitled = false

    var body: some View {
      Endless(model: model) { ForEach(model.names, id: \.self) { Page(name: isTitled ? $0 + model.title : $0, model: model) } }
    }
  }

  private func stage(_ model: Model, @ViewBuilder _ content: () -> some View) -> Stage {
    Stage(Endless(model: model, content: content), size: CGSize(width: 200, height: 40))
  }

  @Test("An endless row creates its first and its last view twice, and the other views once")
  func endless() {
    let model = Model()
    let stage = stage(model) {
      Page(name: "x", model: model)
      Group { ForEach(model.names, id: \.self) { Page(name: $0, model: model) } }
    }
    #expect(stage.texts == ["c0", "x0", "a0", "b0", "c0", "x0"])
    #expect(model.log.sorted() == ["+a", "+b", "+c", "+c", "+x", "+x"])
    #expect(stage.messages.isEmpty)
    #expect(stage.graph.isIdle)
  }

  @Test("Each instance of a subview is updated with the values that it reads, and with its data")
  func changes() {
    let model = Model()
    let stage = Stage(Pages(model: model, isTitled: true), size: CGSize(width: 200, height: 40))
    #expect(stage.texts == ["ct0", "at0", "bt0", "ct0", "at0"])
    model.title = "u"
    stage.render()
    #expect(stage.texts == ["cu0", "au0", "bu0", "cu0", "au0"])
    #expect(model.log.filter { $0.hasSuffix("u u") }.count == 5)
    model.names = ["d", "b", "c", "e"]
    stage.render()
    #expect(stage.texts == ["eu0", "du0", "bu0", "cu0", "eu0", "du0"])
    model.names = ["b"]
    stage.render()
    #expect(stage.texts == ["bu0", "bu0", "bu0"])
    model.names = []
    stage.render()
    #expect(stage.texts.isEmpty)
    #expect(stage.graph.isIdle)
    #expect(stage.messages.isEmpty)
  }

  @Test("Removing one of two instances of a subview unmounts only that instance")
  func going() {
    let model = Model()
    let stage = Stage(Pages(model: model), size: CGSize(width: 200, height: 40))
    let nodes = stage.graph.liveNodeCount
    model.log = []
    model.repeats = false
    stage.render()
    #expect(stage.texts == ["a0", "b0", "c0"])
    #expect(model.log == ["-a"])
    model.repeats = true
    stage.render()
    #expect(stage.texts == ["c0", "a0", "b0", "c0", "a0"])
    #expect(stage.graph.liveNodeCount == nodes)
  }

  @Test("Views under a common modifier, of a section and of a nested container can be shown twice")
  func forms() {
    let model = Model()
    let shared = stage(model) {
      Group {
        Text("a")
        Text("b")
      }
      .padding(1)
    }
    #expect(shared.texts == ["b", "a", "b", "a"])
    let section = stage(model) {
      Section {
        Text("a")
        Text("b")
      } header: {
        Text("h")
      }
    }
    #expect(section.texts == ["b", "h", "a", "b", "h"])
    let nested = stage(model) {
      Group(subviews: ForEach(model.names, id: \.self) { Text(verbatim: $0) }) { views in
        ForEach(views) { view in
          view
          Text(verbatim: "\(views.count)")
        }
      }
    }
    #expect(nested.texts == ["3", "a", "3", "b", "3", "c", "3", "a"])
    #expect((shared.messages + section.messages + nested.messages).isEmpty)
  }
}
