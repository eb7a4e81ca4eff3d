import SwiftUI
import Testing

@testable import PROGRAM

@MainActor
@Suite struct WorkTimerTests {
  @Test func startsAndStops() {
    let timer = WorkTimer()
    timer.toggle(now: Date(timeIntervalSince1970: 0))
    #expect(timer.start == Date(timeIntervalSince1970: 0))
    timer.toggle()
    #expect(!timer.isRunning)
  }
}

#if canImport(OrielTesting)
  import OrielTesting

  @MainActor
  @Suite struct ContentViewTests {
    @Test func theButtonStartsTheTimer() throws {
      let timer = WorkTimer()
      let host = TestHost(size: CGSize(width: 280, height: 200)) { ContentView(timer: timer) }
      try host.tap("Start")
      #expect(timer.isRunning && host.exists("Stop"))
    }
  }
#endif
