import Foundation
import OrielGSK
import Testing

@testable import Oriel
@testable import OrielGTK

/// Tests of gamepad input in a window without GTK.
@MainActor @Suite struct GamepadInputTests {
  @MainActor private final class Log {
    var words: [String] = []
  }

  private struct Cards: View {
    let log: Log

    var body: some View {
      HStack {
        ForEach(["first", "second"], id: \.self) { name in
          Button(action: { log.words.append(name) }) { Color.blue.frame(width: 100, height: 60) }.buttonStyle(.card)
        }
      }
      .onExitCommand { log.words.append("exit") }
    }
  }

  private let log = Log()

  private func host() -> ViewHost {
    let host = ViewHost(root: Cards(log: log), rendering: RenderingServices(shaper: PangoTextShaper(), images: GdkImageLoader()))
    host.resize(to: CGSize(width: 400, height: 200), scale: 1)
    render(host)
    return host
  }

  private func render(_ host: ViewHost) { _ = host.renderFrame(at: ProcessInfo.processInfo.systemUptime) }

  @Test func `Directions move the focus, the south button presses, and the east button exits`() {
    let (host, input) = (host(), GamepadInput(directory: "/nowhere"))
    input.receiver = { host }
    func press(_ key: GamepadDecoder.Key) {
      input.deliver([.press(key)])
      render(host)
      input.deliver([.release(key)])
      render(host)
    }
    // No view has the focus, so that the first direction gives it to the first card.
    press(.right)
    press(.select)
    press(.right)
    press(.select)
    // At the edge the focus stays.
    press(.right)
    press(.select)
    press(.exit)
    #expect(log.words == ["first", "second", "second", "exit"])
  }

  @Test func `A held direction moves the focus repeatedly`() {
    let (host, input) = (host(), GamepadInput(directory: "/nowhere"))
    input.receiver = { host }
    input.deliver([.press(.right), .again(.right)])
    render(host)
    input.deliver([.release(.right), .press(.select)])
    render(host)
    #expect(log.words == ["second"])
  }

  @Test func `A key that is pressed in one window has no effect in another`() {
    let (first, second) = (host(), host())
    let input = GamepadInput(directory: "/nowhere")
    input.receiver = { first }
    input.deliver([.press(.right)])
    input.receiver = { second }
    input.receiverDidChange()
    input.deliver([.again(.right)])
    #expect(first.hasFocus && !second.hasFocus)
    input.receiver = { nil }
    input.deliver([.press(.left), .stick(CGPoint(x: 1, y: 0)), .release(.left)])
  }
}
