import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// Presentation hosts and layers in programs with mistakes, or whose views change under a modal.
@MainActor
@Suite("Presentation host: robustness")
struct PresentationHostCareTests {
  private let script = Script()

  private func host<Content: View>(
    _ size: CGSize = CGSize(width: 400, height: 400), _ policy: PresentationHostLayerUIModel.QueuePolicy = .stack,
    @ViewBuilder _ content: () -> Content
  ) -> TestHost {
    let content = content()
    let host = TestHost(size: size) {
      content.filling().presentationHostLayer(uiModel: PresentationHostLayerUIModel { $0.queuePolicy = policy })
    }
    host.advance(by: 0.1)
    return host
  }

  @Test(
    "PH-4 A second modal with the id of a presented one follows the queue policy",
    arguments: [
      (PresentationHostLayerUIModel.QueuePolicy.stack, "first", "second"), (.enqueue, "first", "second"), (.replace, "second", "second"),
      (.dropDuplicates, "first", ""),
    ])
  func liveID(_ policy: PresentationHostLayerUIModel.QueuePolicy, _ shown: String, _ after: String) {
    let script = script
    let id = "live \(policy)"
    func flag(_ name: String) -> Binding<Bool> { script.binding(name) }
    let host = host(CGSize(width: 400, height: 400), policy) {
      ZStack {
        Color.white.presentationHost(id: id, isPresented: flag("first")) {
          PlainModal(script: script, isPresented: flag("first")) { Text("first") }
        }
        Color.clear.presentationHost(id: id, isPresented: flag("second")) {
          PlainModal(script: script, isPresented: flag("second")) { Text("second") }
        }
      }
    }
    script["first"] = true
    host.advance(by: 0.2)
    script["second"] = true
    host.advance(by: 0.2)
    #expect(["first", "second"].filter { host.exists($0) } == [shown])
    #expect(host.messages(about: "\"\(id)\"").count == (policy == .stack ? 1 : 0))
    script["first"] = false
    host.advance(by: 0.2)
    #expect(["first", "second"].filter { host.exists($0) }.joined() == after)
    #expect(script["second"] == (after == "second"))
    script["second"] = false
    host.advance(by: 0.2)
    #expect(!host.exists("second"))
  }

  @Test("A host that changes its identity isn't reported as a duplicate")
  func identity() {
    struct Root: View {
      let script: Script
      var body: some View { Color.white.slidingModal("changing", script: script) { Text("inside") }.id(script.size) }
    }
    let host = host { Root(script: script) }
    script["changing"] = true
    host.advance(by: 0.5)
    script.size = 200
    host.advance(by: 1)
    #expect(host.messages(about: "\"changing\"").isEmpty && !script["changing"] && !host.exists("inside"))
    script["changing"] = true
    host.advance(by: 0.5)
    #expect(host.exists("inside") && host.messages(about: "\"changing\"").isEmpty)
  }

  @Test("PH-17 Nested modals are dismissed together")
  func nested() {
    let script = script
    let host = host {
      Color.white.slidingModal("outer", script: script) {
        Color.pureRed.slidingModal("inner", script: script) {
          Color.pureGreen.slidingModal("innermost", script: script) { Color.pureBlue }
        }
      }
    }
    for id in ["outer", "inner", "innermost"] {
      script[id] = true
      host.advance(by: 0.5)
    }
    script.log = []
    script["outer"] = false
    host.render()
    host.render()
    #expect(Set(script.log) == ["outer dismiss", "inner dismiss", "innermost dismiss"])
    #expect(!script["inner"] && !script["innermost"])
    host.advance(by: 0.5)
    #expect(script.log.filter { $0.hasSuffix("onDismiss") }.count == 3)
    script["outer"] = true
    host.advance(by: 0.5)
    #expect(script.log.contains("outer present"))
  }

  @Test("disabled(true) around a host doesn't apply to its modal")
  func disabled() throws {
    let script = script
    let host = host {
      Button("Outside") { script.log.append("outside") }
        .modal(id: "it", isPresented: script.binding("it")) { Button("Inside") { script.log.append("inside") } }
        .disabled(true)
    }
    #expect(try !host.find("Outside").isEnabled)
    script["it"] = true
    host.advance(by: 0.5)
    try host.tap("Inside")
    #expect(script.log == ["inside"])
  }

  @Test("PH-45 A tap outside of a layer's fixed frame counts as a tap beside the modal")
  func fixedFrame() {
    let script = script
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      Color.white.contentShape(.rect).onTapGesture { script.log.append("behind") }
        .plainModal("it", script: script) { Color.pureRed.frame(width: 50, height: 50) }
        .presentationHostLayer(
          uiModel: PresentationHostLayerUIModel {
            $0.frame = .fixed(size: CGSize(width: 100, height: 100), alignment: .topLeading, offset: .zero)
          })
    }
    host.tap(at: CGPoint(x: 300, y: 300))
    #expect(script.log == ["behind"])
    script["it"] = true
    host.advance(by: 0.2)
    script.log = []
    host.tap(at: CGPoint(x: 300, y: 300))
    host.advance(by: 0.2)
    #expect(script.log == ["it tap", "it dismiss", "it onDismiss"])
    script.log = []
    host.tap(at: CGPoint(x: 300, y: 300))
    #expect(script.log == ["behind"])
  }

  @Test("A host whose layer is below the sheet around it, or has no size, reports a diagnostic")
  func invisible() {
    let script = script
    let host = host {
      Color.white
        .sheet(isPresented: script.binding("sheet")) {
          VStack {
            Color.white.plainModal("covered", script: script) { Text("covered") }
            Color.white.plainModal("fine", layerID: "own", script: script) { Text("fine") }
          }
          .presentationHostLayer(id: "own")
        }
        .overlay {
          EmptyView().frame(width: 0, height: 0)
          Color.clear.plainModal("small", layerID: "small", script: script) { Text("small") }.frame(width: 0, height: 0)
            .presentationHostLayer(id: "small")
        }
    }
    for id in ["sheet", "covered", "fine", "small"] {
      script[id] = true
      host.advance(by: 0.6)
    }
    #expect(host.messages(about: "\"covered\"").count == 1)
    #expect(host.messages(about: "\"small\"").count == 1)
    #expect(host.messages(about: "\"fine\"").isEmpty && host.exists("fine"))
  }

  @Test("Without a layer and an id a modal is in the layer of the window, above sheets, and blocks the views below")
  func windowLayer() throws {
    let script = script
    let host = TestHost(size: ComponentStage.desktop) {
      VStack {
        TextField("behind", text: .constant(""))
        Color.white.modal(isPresented: script.binding("one")) { Text("one").modal(isPresented: script.binding("two")) { Text("two") } }
      }
      .sheet(isPresented: script.binding("sheet")) { Button("in the sheet") {}.toast(isPresented: script.binding("toast"), text: "toast") }
    }
    host.advance(by: 0.1)
    try host.tap("behind")
    script["one"] = true
    host.advance(by: 0.3)
    #expect(host.exists("one") && !host.exists("behind"))
    host.type("x")
    #expect(!host.findAll(identifier: "behind").contains { $0.isFocused })
    script["two"] = true
    host.advance(by: 0.3)
    #expect(host.exists("two") && !host.exists("one"))
    host.press(.escape)
    host.advance(by: 0.3)
    #expect(!script["two"] && host.exists("one"))
    host.press(.escape)
    host.advance(by: 0.3)
    #expect(!script["one"])
    #expect(try host.find("behind").isFocused)
    script["sheet"] = true
    host.advance(by: 0.6)
    script["toast"] = true
    host.advance(by: 0.4)
    #expect(host.exists("toast"))
    script["toast"] = false
    host.advance(by: 0.4)
    #expect(host.exists("in the sheet"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @MainActor @Observable final class Answers {
    var list: [String] = []
    var isCancelled = false
  }

  @Test("Cancelling its task dismisses an awaited dialog, and a cancelled task presents none")
  func cancellation() async throws {
    struct Root: View {
      let answers: Answers
      @Environment(\.dialog) private var dialog
      @State private var task: Task<Void, Never>?
      var body: some View {
        VStack {
          Button("Ask") { ask() }
          Button("Ask and cancel") {
            ask()
            task?.cancel()
          }
        }
        .task(id: answers.isCancelled) { if answers.isCancelled { task?.cancel() } }
      }

      private func ask() {
        task = Task {
          let choice = await dialog(title: "Really?", message: nil) { DialogButton(role: .cancel, title: "Keep") }
          answers.list.append(choice?.title ?? "none")
        }
      }
    }
    let answers = Answers()
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Root(answers: answers).filling().presentationHostLayer() }
    func settle() async {
      for _ in 0..<20 {
        await Task.yield()
        host.advance(by: 0.05)
      }
    }
    try host.tap("Ask and cancel")
    await settle()
    #expect(!host.exists("Really?") && answers.list == ["none"])
    try host.tap("Ask")
    await settle()
    #expect(host.exists("Really?"))
    answers.isCancelled = true
    await settle()
    #expect(!host.exists("Really?") && answers.list == ["none", "none"])
  }

  @Test("await dialog(…) returns the pressed button")
  func question() async throws {
    struct Root: View {
      let answers: Answers
      @Environment(\.dialog) private var dialog
      @State private var task: Task<Void, Never>?
      var body: some View {
        VStack {
          Button("Ask") {
            task = Task {
              let choice = await dialog(title: "Really?", message: nil) {
                DialogButton(role: .destructive, title: "Delete")
                DialogButton(role: .cancel, title: "Keep")
              }
              answers.list.append(choice?.title ?? "none")
            }
          }
          Text(answers.list.joined(separator: ", ")).accessibilityIdentifier("answers")
        }
      }
    }
    for isLayered in [true, false] {
      let answers = Answers()
      let host = TestHost(size: CGSize(width: 400, height: 400)) {
        if isLayered { Root(answers: answers).filling().presentationHostLayer() } else { Root(answers: answers).filling() }
      }
      func settle() async {
        for _ in 0..<20 {
          await Task.yield()
          host.advance(by: 0.05)
        }
      }
      for button in ["Delete", "Keep"] {
        try host.tap("Ask")
        await settle()
        #expect(host.exists("Really?"))
        try host.tap(button)
        await settle()
        #expect(answers.list.last == button && !host.exists("Really?"))
      }
    }
  }
}
