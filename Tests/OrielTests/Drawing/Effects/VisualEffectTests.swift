import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
  @Observable @MainActor
  fileprivate final class Model {
    var shift: CGFloat = 0
    var height: CGFloat = 50
    var taps = 0
  }

  private final class Calls: @unchecked Sendable { var count = 0 }

  private let size = CGSize(width: 300, height: 400)

  private func scroll(_ host: TestHost, _ distance: CGFloat) throws {
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: distance))
    try host.settle()
  }

  @Test("A visual effect follows the scroll view in each frame without evaluating bodies")
  func sticky() throws {
    let calls = Calls()
    let host = TestHost(size: size) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
          Text("Sticky").frame(height: 40).visualEffect { content, proxy in
            calls.count += 1
            return content.offset(y: max(0, -proxy.frame(in: .scrollView).minY))
          }
          Color.blue.frame(height: 2000)
        }
      }
    }
    #expect(try host.find("Sticky").frame.midY == 120)
    let mark = host.mark()
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 300))
    for _ in 0..<40 {
      host.advance(by: TestHost.frameDuration)
      #expect(try host.find("Sticky").frame.midY >= 19.99)
    }
    #expect(try abs(host.find("Sticky").frame.midY - 20) < 0.01)
    #expect(host.work(since: mark).bodies == 0)
    let count = calls.count
    #expect(count > 3)
    for _ in 0..<10 { host.advance(by: 0.1) }
    #expect(calls.count == count, "The closure isn't called while nothing moves")
    #expect(host.messages.isEmpty)
  }

  private struct Shifted: View {
    let model: Model
    let calls: Calls

    var body: some View {
      let shift = model.shift
      VStack(spacing: 0) {
        Color.red.frame(height: model.height)
        Button("Button") { model.taps += 1 }
          .visualEffect { [calls] content, proxy in
            calls.count += 1
            return content.offset(x: shift).opacity(shift > 100 ? 0.5 : 1)
          }
      }
    }
  }

  @Test("An effect with a captured value animates, moves hit testing, and isn't computed again on changes that it doesn't read")
  func captured() throws {
    let (model, calls) = (Model(), Calls())
    let host = TestHost(size: size) { Shifted(model: model, calls: calls) }
    let before = try host.find("Button").frame
    withAnimation(.linear(duration: 0.5)) { model.shift = 80 }
    host.render()
    host.advance(by: 0.25)
    #expect(try abs(host.find("Button").frame.midX - before.midX - 40) < 3)
    try host.settle()
    #expect(try host.find("Button").frame == before.offsetBy(dx: 80, dy: 0))
    try host.tap("Button")
    host.tap(at: CGPoint(x: before.minX - 5, y: before.midY))
    #expect(model.taps == 1)
    let count = calls.count
    host.resize(to: CGSize(width: 300, height: 500))
    #expect(calls.count == count, "The closure didn't read its geometry")
  }

  @Test("The proxy's geometry excludes the effect itself")
  func withoutItself() throws {
    let host = TestHost(size: size) {
      Text("Turned").frame(width: 100, height: 50).visualEffect { content, proxy in
        content.rotationEffect(.degrees(90)).scaleEffect(2).offset(x: proxy.frame(in: .global).minX, y: proxy.size.height)
      }
    }
    try host.settle()
    let frame = try host.find("Turned").frame
    // The view is 100 points from the left without the effect. The effect moves it 100 points to the right and 50 down.
    #expect(abs(frame.midX - 250) < 0.01 && abs(frame.midY - 250) < 0.01)
    #expect(host.messages.isEmpty)
  }

  @Test("Color effects stack in a visual effect, and neutral ones draw nothing extra")
  func colors() throws {
    let host = TestHost(size: CGSize(width: 20, height: 20)) {
      Color(red: 1, green: 0, blue: 0).visualEffect { content, _ in content.grayscale(1).brightness(0.25).contrast(0.5) }
    }
    let dump = host.displayDump
    #expect(dump.components(separatedBy: "colorMatrix").count == 4, "\(dump)")
    let neutral = TestHost(size: CGSize(width: 20, height: 20)) {
      Color.red.visualEffect { content, _ in content.saturation(1).hueRotation(.zero).opacity(1).blur(radius: 0) }
    }
    #expect(!neutral.displayDump.contains("colorMatrix"))
  }
}
