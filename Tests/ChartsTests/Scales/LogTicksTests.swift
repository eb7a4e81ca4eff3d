import Testing

@testable import Charts

struct LogTicksTests {
  @Test func `Within a few decades ticks are at the digits of each decade`() {
    #expect(LogTicks.ticks(from: 1, to: 10, count: 10) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(LogTicks.ticks(from: 0.1, to: 1, count: 10) == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    #expect(LogTicks.ticks(from: -10, to: -1, count: 10) == [-10, -9, -8, -7, -6, -5, -4, -3, -2, -1])
  }

  @Test func `Over many decades ticks are at powers of ten`() {
    #expect(LogTicks.ticks(from: 1, to: 1e6, count: 6) == [1, 10, 100, 1000, 10_000, 100_000, 1_000_000])
    #expect(LogTicks.ticks(from: 1, to: 1e6, count: 3) == [1, 100, 10_000, 1_000_000])
  }

  @Test func `An interval that contains zero has no ticks`() {
    #expect(LogTicks.ticks(from: 0, to: 10, count: 5).isEmpty)
    #expect(LogTicks.ticks(from: -1, to: 10, count: 5).isEmpty)
  }

  @Test func `Nice intervals end at powers of ten`() {
    #expect(LogTicks.nice(1.1...10.9) == 1...100)
    #expect(LogTicks.nice(-100.9 ... -0.5) == -1000 ... -0.1)
  }
}
