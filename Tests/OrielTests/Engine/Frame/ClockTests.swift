import Foundation
import Testing

@testable import Oriel

@MainActor
@Suite("Frame clock and calendar")
struct ClockTests {
  private final class Log {
    var dates: [Date] = []
  }

  private struct Clock: View {
    let log: Log

    var body: some View {
      TimelineView(.animation) { context in
        let _ = log.dates.append(context.date)
        Text(verbatim: "\(log.dates.count)")
      }
    }
  }

  @Test("A timeline uses the calendar's time even if the window's clock began long before")
  func lateWindow() {
    let log = Log()
    let host = ViewHost(root: Clock(log: log), rendering: RenderingServices(shaper: StubShaper(), images: StubPictures()))
    host.resize(to: CGSize(width: 100, height: 100), scale: 1)
    for frame in 0..<10 { _ = host.renderFrame(at: 100_000 + Double(frame) / 60) }
    #expect(log.dates.count >= 10)
    #expect(log.dates.allSatisfy { abs($0.timeIntervalSinceNow) < 60 })
    host.close()
  }
}
