import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// Counts the work that the benchmark of modals measures.
@MainActor
@Suite("Presentation host: work per change")
struct PresentationHostWorkTests {
  /// The state of the host of one modal.
  @Observable
  final class Model {
    var isShown = false
    var text = ""
  }

  private struct Box: View {
    let number: Int
    let text: String
    @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!

    var body: some View {
      Text("Modal \(number) \(text)").frame(width: 160, height: 80).onReceive(mode.dismissPublisher) { $0() }
    }
  }

  private struct BoxHost: View {
    @Bindable var model: Model
    let number: Int

    var body: some View {
      let text = model.text
      Color.clear.presentationHost(id: "\(number)", isPresented: $model.isShown) { Box(number: number, text: text) }
    }
  }

  private struct Root: View {
    let models: [Model]

    var body: some View {
      ZStack { ForEach(models.indices, id: \.self) { BoxHost(model: models[$0], number: $0) } }
        .presentationHostLayer(
          uiModel: {
            var uiModel = PresentationHostLayerUIModel()
            uiModel.dimmingViewAnimation = nil
            return uiModel
          }())
    }
  }

  /// Returns a window in which all modals but the last are presented.
  private func host(_ count: Int) -> (TestHost, [Model]) {
    let models = (0...count).map { _ in Model() }
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Root(models: models) }
    for model in models.prefix(count) {
      model.isShown = true
      host.render()
    }
    host.advance(by: 0.5)
    return (host, models)
  }

  private func total(_ work: Work) -> Int { work.made + work.bodies + work.measured + work.placed + work.displayed }

  /// Presents and dismisses the last modal, and returns the work of each.
  private func cycle(_ count: Int) -> (open: Work, close: Work) {
    let (host, models) = host(count)
    for _ in 0..<2 {
      models[count].isShown = true
      host.advance(by: 0.1)
      models[count].isShown = false
      host.advance(by: 0.1)
    }
    var mark = host.mark()
    models[count].isShown = true
    host.advance(by: 0.1)
    let open = host.work(since: mark)
    mark = host.mark()
    models[count].isShown = false
    host.advance(by: 0.1)
    return (open, host.work(since: mark))
  }

  @Test("A modal above 100 others takes at most twice the work of one above 50 to present and to dismiss")
  func stacked() {
    let (fifty, hundred) = (cycle(50), cycle(100))
    print("above 50: \(fifty)\nabove 100: \(hundred)")
    #expect(total(hundred.open) <= 2 * total(fifty.open))
    #expect(total(hundred.close) <= 2 * total(fifty.close))
    // Only the modal is created and measured, independently of the modals below.
    #expect(hundred.open.made == fifty.open.made && hundred.open.measured <= fifty.open.measured + 10)
  }

  /// Presents many modals in one frame, dismisses them in another, and returns the work of each.
  private func atOnce(_ count: Int) -> (open: Work, close: Work) {
    let models = (0..<count).map { _ in Model() }
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Root(models: models) }
    host.advance(by: 0.1)
    func set(_ isShown: Bool) -> Work {
      let mark = host.mark()
      for model in models { model.isShown = isShown }
      host.advance(by: 0.1)
      return host.work(since: mark)
    }
    return (set(true), set(false))
  }

  @Test("Presenting and dismissing 100 modals at once takes at most twice the work of 50")
  func manyAtOnce() {
    let (fifty, hundred) = (atOnce(50), atOnce(100))
    print("50 at once: \(fifty)\n100 at once: \(hundred)")
    #expect(total(hundred.open) <= 2 * total(fifty.open))
    #expect(total(hundred.close) <= 2 * total(fifty.close))
  }

  @Test("A change of one host evaluates its own modal and no other")
  func update() {
    let (host, models) = host(100)
    let mark = host.mark()
    models[50].text = "changed"
    host.advance(by: 0.1)
    let work = host.work(since: mark)
    print("a change among 100 modals: \(work)")
    #expect(work.made == 0 && work.bodies <= 6 && work.textShaped <= 1)
  }

  private struct Card: View {
    @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!

    var body: some View {
      VStack(spacing: 8) {
        Text(verbatim: "Title").font(.system(size: 17, weight: .semibold))
        Text(verbatim: "A message of some length").font(.system(size: 13)).frame(maxHeight: .infinity)
        HStack(spacing: 8) {
          Button(action: {}) { Text(verbatim: "Cancel").frame(maxWidth: .infinity) }
          Button(action: {}) { Text(verbatim: "OK").frame(maxWidth: .infinity) }
        }
        .buttonStyle(.bordered)
      }
      .padding(16)
      .frame(width: 260, height: 140)
      .background(Color.white, in: RoundedRectangle(cornerRadius: 12))
      .onReceive(mode.dismissPublisher) { $0() }
    }
  }

  private struct CardHost: View {
    @Bindable var model: Model

    var body: some View { Color.clear.presentationHost(id: "card", isPresented: $model.isShown) { Card() }.presentationHostLayer() }
  }

  @Test("Presenting a dialog stays within its budget of nodes, bodies and measurements, and dismissing it evaluates at most three bodies")
  func dialog() {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 800)) { CardHost(model: model) }
    host.advance(by: 0.5)
    func set(_ isShown: Bool) -> Work {
      let mark = host.mark()
      model.isShown = isShown
      host.render()
      let work = host.work(since: mark)
      host.advance(by: 1)
      return work
    }
    for _ in 0..<2 { _ = (set(true), set(false)) }
    let (open, close) = (set(true), set(false))
    print("a dialog: \(open), to close: \(close)")
    #expect(open.made <= 74 && open.bodies <= 14 && open.measured <= 220)
    // The host, the layer and the content of the layer are evaluated, and the modal isn't.
    #expect(close.made == 0 && close.bodies <= 3)
  }

  @Test("A modal is presented in the frame after the request")
  func firstFrame() {
    let (host, models) = host(0)
    models[0].isShown = true
    host.render()
    #expect(host.exists("Modal 0 "))
    models[0].isShown = false
    host.render()
    #expect(!host.exists("Modal 0 "))
  }
}
