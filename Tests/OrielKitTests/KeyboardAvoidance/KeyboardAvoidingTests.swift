import Foundation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("Keyboard avoidance")
struct KeyboardAvoidingTests {
  @Observable @MainActor
  final class Model {
    var padding: CGFloat = 56
    var isPresented = false
    var blocks = true
    @ObservationIgnored var edge = 0.0
  }

  private struct Partial: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        AvoidanceStage.Edge().avoidKeyboard(partialAvoidingPadding: model.padding)
        Text("bar").frame(height: 56)
      }
      .ignoresSafeArea(.keyboard)
    }
  }

  @Test("KB-9: A bar below the content is covered without moving, and only the rest is lifted")
  func bar() throws {
    let stage = AvoidanceStage(.partial)
    let bar = try stage.middle("bar")
    stage.keyboard.show(height: 300)
    var differences: [CGFloat] = []
    stage.frames(60) { differences.append(abs(((try? stage.middle("bar")) ?? 0) - bar)) }
    #expect(differences.allSatisfy { $0 < 1e-9 } && abs(stage.edge - 500) < 1e-9)
  }

  @Test("KB-9: A new partial padding is laid out at once, and an equal one causes no layout")
  func padding() {
    let model = Model()
    let stage = AvoidanceStage { Partial(model: model) }
    stage.keyboard.show(height: 300, duration: 0)
    stage.host.advance(by: 0.1)
    #expect(abs(stage.edge - 500) < 1e-9)
    model.padding = 100
    stage.host.render()
    #expect(abs(stage.edge - 544) < 1e-9, "44 more points can be covered")
    let mark = stage.host.mark()
    model.padding = 100
    stage.host.advance(by: 0.1)
    #expect(stage.host.work(since: mark).placed == 0)
    model.padding = -.infinity
    stage.host.render()
    #expect(abs(stage.edge - 500) < 1e-9)
  }

  @Test("KB-6: Content is lifted by the height that the keyboard covers of its container, and not at all if that is zero")
  func amount() throws {
    let stage = AvoidanceStage {
      VStack(spacing: 0) {
        AvoidanceStage.Edge().avoidKeyboard().frame(height: 400)
        Spacer(minLength: 0)
      }
      .ignoresSafeArea(.keyboard)
    }
    stage.keyboard.show(height: 300, duration: 0)
    stage.host.advance(by: 0.1)
    #expect(abs(stage.edge - 400) < 1e-9)
    stage.keyboard.show(height: 500, duration: 0)
    stage.host.advance(by: 0.1)
    #expect(abs(stage.edge - 300) < 1e-9)
    stage.keyboard.hide(duration: 0)
    stage.host.advance(by: 0.1)
    #expect(abs(stage.edge - 400) < 1e-9)
  }

  @Test("KB-8: The keyboard isn't avoided twice, with or without a bottom safe area, and in nested containers")
  func notTwice() {
    for room in [0.0, 34] {
      for isNested in [false, true] {
        let stage = AvoidanceStage(safeArea: EdgeInsets(top: 0, leading: 0, bottom: room, trailing: 0)) {
          if isNested { AvoidanceStage.Edge().avoidKeyboard().avoidKeyboard() } else { AvoidanceStage.Edge().avoidKeyboard() }
        }
        #expect(abs(stage.edge - (800 - room)) < 1e-9)
        stage.keyboard.show(height: 300)
        var largest = 0.0
        stage.frames(60) { largest = max(largest, abs(stage.edge - min(800 - room, stage.keyboard.frame.minY))) }
        #expect(largest < 1e-9)
      }
    }
  }

  @Test("A floating keyboard has no inset, and a docked one that starts to float removes its inset")
  func floating() {
    let stage = AvoidanceStage { AvoidanceStage.Edge().avoidKeyboard() }
    stage.keyboard.show(floating: CGRect(x: 100, y: 500, width: 180, height: 200))
    stage.frames(60) { #expect(stage.edge == 800) }
    stage.keyboard.show(height: 300)
    stage.host.advance(by: 1)
    #expect(abs(stage.edge - 500) < 1e-9)
    stage.keyboard.show(floating: CGRect(x: 100, y: 500, width: 180, height: 200))
    stage.host.advance(by: 1)
    #expect(stage.edge == 800)
  }

  @Test("The keyboard of another window doesn't affect this window")
  func windows() throws {
    struct Screen: View {
      @State private var text = ""

      var body: some View {
        VStack(spacing: 0) {
          Text("bar").hideOnKeyboard()
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<10, id: \.self) { Text(verbatim: "row \($0)").frame(height: 44) }
              TextField("field", text: $text).frame(height: 44)
              Color.green.frame(height: 1_000)
            }
          }
          .scrollAvoidKeyboard()
          SnapList(0..<30, id: \.self) { Text(verbatim: "snap \($0)").frame(height: 50) }.frame(height: 120)
        }
      }
    }
    let here = AvoidanceStage { Screen() }
    let there = AvoidanceStage { Screen() }
    try here.host.tap("field")
    try there.host.tap("field")
    func places(_ stage: AvoidanceStage) throws -> [CGFloat] { try ["bar", "field", "snap 0"].map { try stage.host.find($0).frame.minY } }
    let before = try places(here)
    there.keyboard.show(height: 300)
    for stage in [here, there] { stage.host.advance(by: 1) }
    #expect(try places(here) == before)
    #expect(!there.host.exists("bar") && there.keyboard.inset == 300)
    here.keyboard.show(height: 300)
    for stage in [here, there] { stage.host.advance(by: 1) }
    #expect(!here.host.exists("bar"))
    there.keyboard.hide()
    for stage in [here, there] { stage.host.advance(by: 1) }
    #expect(!here.host.exists("bar") && there.host.exists("bar"))
  }

  private struct Sheet: View {
    let model: Model

    var body: some View {
      AvoidanceStage.Edge()
        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).maxY }) { model.edge = $0 }
        .avoidKeyboard()
        .presentationHost(
          id: "sheet", isPresented: Binding(get: { model.isPresented }, set: { model.isPresented = $0 })
        ) {
          SheetContent()
        }
        .presentationHostLayer(uiModel: uiModel)
    }

    private var uiModel: PresentationHostLayerUIModel {
      var uiModel = PresentationHostLayerUIModel()
      if !model.blocks { uiModel.dimmingViewTapAction = .passTapsThrough }
      return uiModel
    }
  }

  private struct SheetContent: View {
    @Environment(\.presentationHostPresentationMode) private var mode

    var body: some View {
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        Text("sheet")
      }
      .frame(width: 300)
      .avoidKeyboard()
      .onReceive(mode!.dismissPublisher) { $0() }
    }
  }

  @Test(
    "KB-10: Content under a modal stays until the modal is dismissed and then animates, and the modal's own content follows the keyboard")
  func covered() throws {
    let model = Model()
    let stage = AvoidanceStage { Sheet(model: model) }
    model.isPresented = true
    stage.host.advance(by: 0.5)
    stage.keyboard.show(height: 300)
    var largest = 0.0
    stage.frames(60) {
      // It has no accessibility element while it is covered.
      #expect(model.edge == 800)
      let sheet = (try? stage.host.find(label: "sheet").frame.maxY) ?? .nan
      largest = max(largest, abs(sheet - stage.keyboard.frame.minY))
    }
    #expect(largest < 1e-9)
    model.isPresented = false
    var edges: [CGFloat] = []
    stage.frames(90) { edges.append(stage.edge) }
    #expect(abs(stage.edge - 500) < 0.1 && edges.contains { $0 > 510 && $0 < 790 }, "the content animates to its position")
  }

  @Test("KB-10: Content below a layer that passes taps through follows the keyboard")
  func notCovered() {
    let model = Model()
    model.blocks = false
    model.isPresented = true
    let stage = AvoidanceStage { Sheet(model: model) }
    stage.keyboard.show(height: 300)
    stage.host.advance(by: 1)
    #expect(abs(stage.edge - 500) < 1e-9)
  }

  @Test("An offset of the content reduces the inset that it has to avoid", arguments: [0.0, 120, 300])
  func consumed(offset: CGFloat) {
    let stage = AvoidanceStage {
      AvoidanceStage.Edge().avoidKeyboard().offset(y: -offset).ignoresSafeArea(.keyboard)
    }
    stage.keyboard.show(height: 300)
    var largest = 0.0
    stage.frames(60) { largest = max(largest, abs(stage.edge - min(800 - offset, stage.keyboard.frame.minY))) }
    #expect(largest < 1e-9)
  }

  @Test("PH-41: A second notification during the animation replaces the first")
  func twice() {
    let stage = AvoidanceStage(.avoiding)
    stage.keyboard.show(height: 260)
    stage.host.advance(by: 0.1)
    stage.keyboard.show(height: 300)
    var largest = 0.0
    stage.frames(60) { largest = max(largest, abs(stage.edge - stage.keyboard.frame.minY)) }
    #expect(largest < 1e-9 && abs(stage.edge - 500) < 1e-9)
  }

  @Test("KB-20: A size reporter reports the size only when it changes")
  func sizes() {
    let reporter = SizeReporter()
    var sizes: [CGSize] = []
    let subscription = reporter.sizeSubject.sink { sizes.append($0) }
    let stage = AvoidanceStage { AvoidanceStage.Edge().reportSize(to: reporter).avoidKeyboard() }
    #expect(sizes == [.zero, CGSize(width: 400, height: 800)])
    stage.host.advance(by: 0.2)
    stage.keyboard.show(height: 300, duration: 0)
    stage.host.advance(by: 0.1)
    #expect(sizes == [.zero, CGSize(width: 400, height: 800), CGSize(width: 400, height: 500)])
    subscription.cancel()
  }
}
