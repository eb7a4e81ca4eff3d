import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1000)
  private let english = Locale(identifier: "en_US")

  private func stopwatch(_ style: SystemFormatStyle.Stopwatch, _ time: TimeInterval) -> String {
    String(style.locale(english).format(start + time).characters)
  }

  private func timer(_ style: SystemFormatStyle.Timer, _ time: TimeInterval) -> String {
    String(style.locale(english).format(start + time).characters)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `Dates that aren't finite or representable have a text and no next date`(offset: Double) {
    let date = Date(timeIntervalSinceReferenceDate: offset)
    for style in [SystemFormatStyle.Stopwatch(startingAt: start), .init(startingAt: date)] {
      for value in [start, date] {
        #expect(!style.format(value).characters.isEmpty)
        for next in [style.discreteInput(after: value), style.discreteInput(before: value)] {
          #expect(next?.timeIntervalSinceReferenceDate.isFinite != false)
        }
      }
    }
    guard date > start else { return }
    for style in [SystemFormatStyle.Timer(countingDownIn: start..<date), .init(countingUpIn: start..<date)] {
      for value in [start, date] {
        #expect(!style.format(value).characters.isEmpty)
        for next in [style.discreteInput(after: value), style.discreteInput(before: value)] {
          #expect(next?.timeIntervalSinceReferenceDate.isFinite != false)
        }
      }
    }
  }

  @Test func `A stopwatch counts hundredths, and hours when they have passed`() {
    let style = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(
      [-3, 0, 5.23, 2730.12, 3600, 90061].map { stopwatch(style, $0) } == [
        "00:00.00", "00:00.00", "00:05.23", "45:30.12", "01:00:00.00", "25:01:01.00",
      ])
    #expect((1...4).map { stopwatch(.init(startingAt: start, maxFieldCount: $0), 5025.67) } == ["01", "01:23", "01:23:45", "01:23:45.67"])
    #expect(stopwatch(.init(startingAt: start, showsHours: false), 4530) == "75:30.00")
    #expect(stopwatch(.init(startingAt: start, maxPrecision: .milliseconds(100)), 83.45) == "01:23.4")
    #expect(stopwatch(.init(startingAt: start, maxPrecision: .seconds(60)), 1390) == "23 minutes")
  }

  @Test func `A timer stays within its interval`() {
    let down = SystemFormatStyle.Timer(countingDownIn: start..<start + 300)
    #expect(
      [-3, 0, 0.5, 60, 270, 299.2, 300, 400].map { timer(down, $0) } == [
        "5:00", "5:00", "5:00", "4:00", "0:30", "0:01", "0:00", "0:00",
      ])
    let up = SystemFormatStyle.Timer(countingUpIn: start..<start + 7200)
    #expect([-3, 0.5, 60, 5025, 9000].map { timer(up, $0) } == ["0:00", "0:00", "1:00", "1:23:45", "2:00:00"])
    #expect(down.discreteInput(after: start + 0.3) == start + 1 && down.discreteInput(after: start + 300) == nil)
  }

  @Test func `A text follows the clock`() throws {
    let interval = start..<start + 300
    let host = TestHost(locale: english, now: start) { Text(.currentDate, format: .timer(countingDownIn: interval)) }
    #expect(host.exists("5:00"))
    host.advance(by: 2.1)
    #expect(host.exists("4:58"))
    host.close()
  }
}
