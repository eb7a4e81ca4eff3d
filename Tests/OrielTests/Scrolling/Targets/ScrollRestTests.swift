import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Settling content")
struct ScrollRestTests {
  private final class Log { var taps: [String] = [] }

  private struct Cards: View {
    let log: Log

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<20) { index in
            Button {
              log.taps.append("Card \(index)")
            } label: {
              Text(verbatim: "Card \(index)").frame(width: 120, height: 200).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
  }

  private func flicked(_ log: Log, isTouch: Bool) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Cards(log: log) }
    host.usesTouch = isTouch
    host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 120, y: 100), duration: 0.1)
    return host
  }

  @Test(
    "A press while the content barely moves reaches the view under it, and the content still ends at its target", arguments: [false, true])
  func unseenMotion(isTouch: Bool) throws {
    let settled = flicked(Log(), isTouch: isTouch)
    try settled.settle()
    let name = try #require((0..<20).map { "Card \($0)" }.first { name in (try? settled.find(name).frame.minX).map { $0 >= 0 } ?? false })
    let end = try settled.find(name).frame.minX
    let log = Log()
    let host = flicked(log, isTouch: isTouch)
    var left = CGFloat.infinity
    for _ in 0..<1000 where left > 0.45 {
      host.advance(by: 1.0 / 60)
      left = try abs(host.find(name).frame.minX - end)
    }
    #expect(left > 0.1 && left <= 0.45, "The content is still moving")
    try host.tap(name)
    #expect(log.taps == [name])
    try host.settle()
    #expect(try abs(host.find(name).frame.minX - end) < 0.01)
  }
}
