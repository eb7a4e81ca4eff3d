import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var isPresented = false
  var text = ""
}

/// Captured by closures, to check that these are released.
private final class Witness {}

/// Contains every kind of gesture, and other views whose boxes and closures can form retain cycles.
private struct Inside: View {
  @Bindable var model: Model
  let witness: Witness
  @State private var isOn = false
  @GestureState private var isPressed = false

  var body: some View {
    let witness = witness
    VStack {
      ScrollView {
        Text("Tap").onTapGesture { _ = witness }
        Text("Taps").onTapGesture(count: 2) { _ = witness }
        Text("Place").gesture(SpatialTapGesture().onEnded { _ in _ = witness })
        Text("Drag").gesture(DragGesture().updating($isPressed) { _, state, _ in state = true }.onEnded { _ in _ = witness })
        Text("Hold").onLongPressGesture {
          _ = witness
        } onPressingChanged: { _ in
          _ = witness
        }
        Text("Both").gesture(TapGesture().onEnded { _ = witness }.simultaneously(with: LongPressGesture().onEnded { _ in _ = witness }))
        Text("Either").gesture(TapGesture(count: 2).onEnded { _ = witness }.exclusively(before: TapGesture().onEnded { _ = witness }))
        Text("Then").gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in _ = witness })
        Text("Beside").simultaneousGesture(TapGesture().onEnded { _ = witness }).highPriorityGesture(DragGesture())
        Text("Hover").onHover { _ in _ = witness }
        Text("Keys").focusable().onKeyPress(.space) {
          _ = witness
          return .handled
        }
      }
      Button("Button") { _ = witness }
      Toggle("Toggle", isOn: $isOn)
      TextField("Field", text: $model.text).onSubmit { _ = witness }
      List { ForEach(0..<3, id: \.self) { Text(verbatim: "Row \($0)").swipeActions { Button("Away") { _ = witness } } } }.frame(height: 100)
    }
    .overlay { Color.clear.allowsHitTesting(false) }
    .background { Color.clear }
    .mask { Rectangle() }
  }
}

private struct Presenter: View {
  @Bindable var model: Model
  let kind: PresentedKind
  let witness: Witness

  var body: some View {
    let base = Text("Base")
    let witness = witness
    switch kind {
    case .sheet: base.sheet(isPresented: $model.isPresented) { Inside(model: model, witness: witness) }
    case .lowSheet:
      base.sheet(isPresented: $model.isPresented) { Inside(model: model, witness: witness).presentationDetents([.height(300), .large]) }
    case .cover: base.fullScreenCover(isPresented: $model.isPresented) { Inside(model: model, witness: witness) }
    case .popover: base.popover(isPresented: $model.isPresented) { Inside(model: model, witness: witness) }
    case .alert:
      base.alert("Alert", isPresented: $model.isPresented) {
        TextField("Field", text: $model.text)
        Button("Go") { _ = witness }
        Button("Stay", role: .cancel) { _ = witness }
      }
    case .choices: base.confirmationDialog("Choices", isPresented: $model.isPresented) { Button("Go") { _ = witness } }
    }
  }
}

@MainActor
@Suite("Leaks of presentations")
struct PresentationLeakTests {
  @Test("After 20 presentations no box and no captured object remains", arguments: PresentedKind.allCases)
  func boxes(kind: PresentedKind) throws {
    let model = Model()
    let census = BoxCensus()
    weak var kept: Witness?
    do {
      let witness = Witness()
      kept = witness
      let host = TestHost(size: CGSize(width: 700, height: 800)) { Presenter(model: model, kind: kind, witness: witness) }
      try host.settle()
      for round in 0..<20 {
        model.isPresented = true
        host.advance(by: 0.6)
        census.note(host)
        // Input retains boxes as well.
        if round % 5 == 0 {
          for element in host.allElements where element.label != "Go" { host.hover(at: element.center) }
          host.press(.tab)
        }
        model.isPresented = false
        host.advance(by: 0.6)
      }
      try host.settle()
      #expect(!host.exists("Go") && !host.exists("Button"))
      #expect(census.strays.isEmpty)
      host.close()
    }
    #expect(census.liveCount == 0)
    #expect(kept == nil)
  }

  @Test("A removed view with gestures leaves no box, gesture recognizer or closure")
  func gestures() throws {
    let model = Model()
    let census = BoxCensus()
    weak var kept: Witness?
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Plain(model: model) }
    do {
      let witness = Witness()
      kept = witness
      model.isPresented = true
      Plain.witness = witness
      host.render()
      census.note(host)
      for element in host.allElements { host.tap(at: element.center) }
      Plain.witness = nil
    }
    #expect(kept != nil)
    model.isPresented = false
    host.advance(by: 1)
    #expect(census.strays.isEmpty)
    #expect(kept == nil)
  }
}

private struct Plain: View {
  let model: Model
  @MainActor static var witness: Witness?

  var body: some View {
    VStack { if model.isPresented, let witness = Self.witness { Inside(model: model, witness: witness) } }
  }
}
