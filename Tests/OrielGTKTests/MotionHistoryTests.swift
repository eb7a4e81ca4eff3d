import Testing

@testable import OrielGTK

@Suite("Motion history that GTK merges into one event")
struct MotionHistoryTests {
  @Test("Motions of the last 100 ms are reported at most every 8 ms")
  func picked() {
    #expect(MotionHistory.picked([], before: 500) == [])
    #expect(MotionHistory.picked([380, 390, 410, 412, 417, 418, 426, 500], before: 500) == [2, 5, 6])
    #expect(MotionHistory.picked([499], before: 500) == [0])
  }

  @Test("The server's 32-bit times can wrap around, and motions later than the event are omitted")
  func wrap() {
    #expect(MotionHistory.picked([.max - 20, .max - 5, 6], before: 15) == [0, 1, 2])
    #expect(MotionHistory.picked([20], before: 15) == [])
  }
}
