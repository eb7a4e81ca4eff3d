import Foundation
import Oriel
import OrielTesting
import Testing

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "done: \(configuration.fractionCompleted ?? -1)")
      configuration.currentValueLabel
    }
  }
}

private struct Loading: View {
  @State private var value = 0.25

  var body: some View {
    VStack {
      ProgressView("Loading", value: value, total: 1).accessibilityIdentifier("bar")
      Button("More") { withAnimation(.linear(duration: 1)) { value = 0.75 } }
    }
    .padding()
  }
}

@MainActor
@Suite("Progress views")
struct ProgressViewTests {
  @Test func aProgressBarHasAnAccessibilityValue() throws {
    let host = TestHost { Loading() }
    let bar = try host.find("bar")
    #expect(bar.label == "Loading")
    #expect(bar.value == "25%")
    #expect(bar.traits.contains(.updatesFrequently))
    try host.tap("More")
    #expect(try host.find("bar").value == "75%")
    host.close()
  }

  @Test func aBarIsFilledToItsValueAndAnimatesToIt() throws {
    let host = TestHost(size: CGSize(width: 220, height: 100)) { Loading().tint(.red) }
    func red() -> Int {
      let picture = host.snapshot()
      var columns = 0
      for x in 0..<220 where (0..<60).contains(where: { picture.pixel(x, $0).red > 200 && picture.pixel(x, $0).green < 110 }) {
        columns += 1
      }
      return columns
    }
    let before = red()
    #expect(abs(before - 47) <= 3, "A quarter of 188 points: \(before)")
    try host.tap("More")
    host.advance(by: 0.5)
    let amid = red()
    #expect(amid > before + 20 && amid < 130, "During the animation: \(amid)")
    try host.settle()
    #expect(abs(red() - 141) <= 3)
    host.close()
  }

  @Test func aValueOutsideTheTotalIsReportedAndClamped() throws {
    let host = TestHost { ProgressView(value: 12, total: 10.0) }
    #expect(try host.find(role: .updatesFrequently).value == "100%")
    #expect(host.messages.contains { $0.contains("ProgressView") })
    host.close()
  }

  @Test func aWheelTurnsWithoutEvaluationOrLayout() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { ProgressView() }
    let first = host.snapshot().pngData
    let mark = host.mark()
    host.advance(by: 0.25)
    #expect(host.snapshot().pngData != first)
    let work = host.work(since: mark)
    #expect(work.bodies == 0 && work.placed == 0)
    #expect(try host.find(role: .updatesFrequently).value == nil)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A progress wheel redraws eight times per turn of 0.8 seconds, and stops with its view")
  func wheelSteps() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { ProgressView() }
    var pictures: [Data] = []
    var framesThatDraw = 0
    for _ in 0..<48 {
      let mark = host.mark()
      host.advance(by: 1.0 / 60)
      if host.work(since: mark).displayed > 0 { framesThatDraw += 1 }
      pictures.append(host.snapshot().pngData)
    }
    #expect(Set(pictures).count == 8)
    #expect((7...8).contains(framesThatDraw), "Nothing is drawn between two steps")
    // A clock doesn't prevent a host from settling.
    try host.settle()
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test func aCustomStyleReceivesLabelFractionAndValue() {
    let host = TestHost {
      ProgressView(value: 1, total: 4.0) {
        Text("Label")
      } currentValueLabel: {
        Text("Value")
      }.progressViewStyle(Percent())
    }
    #expect(host.exists(text: "Label, done: 0.25, Value"))
    host.close()
  }

  @Test func aRingIsFilledToItsValue() {
    func red(_ value: Double) -> Int {
      let host = TestHost(size: CGSize(width: 60, height: 60)) {
        ProgressView(value: value).progressViewStyle(CircularProgressViewStyle(tint: .red)).controlSize(.extraLarge)
      }
      let picture = host.snapshot()
      host.close()
      var count = 0
      for x in 0..<60 { for y in 0..<60 where picture.pixel(x, y).red > 200 && picture.pixel(x, y).green < 110 { count += 1 } }
      return count
    }
    let (quarter, half) = (red(0.25), red(0.5))
    #expect(half > quarter * 3 / 2 && quarter > 20)
  }

  /// Returns the number of pixel columns that contain red.
  private func red(_ host: TestHost) -> Int {
    let picture = host.snapshot()
    return (0..<200).count { x in (0..<80).contains { picture.pixel(x, $0).red > 200 && picture.pixel(x, $0).green < 110 } }
  }

  @Test func elapsedTimeFillsTheBarByTheWindowsClock() throws {
    let now = Date()
    let host = TestHost(size: CGSize(width: 200, height: 80)) {
      ProgressView(timerInterval: now...now.addingTimeInterval(20), countsDown: false) { Text("Tea") }.tint(.red)
    }
    #expect(red(host) <= 7)
    host.advance(by: 4.9)
    let mark = host.mark()
    host.advance(by: 5.2)
    #expect(abs(red(host) - 100) <= 4)
    #expect(try host.find(role: .updatesFrequently).label == "Tea, 0:10")
    #expect(try host.find(role: .updatesFrequently).value == "51%")
    let work = host.work(since: mark)
    #expect(work.bodies == 0 && work.textShaped <= 6)
    host.advance(by: 20)
    #expect(red(host) >= 198)
    let after = host.mark()
    host.advance(by: 5)
    #expect(host.work(since: after).displayed == 0)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test func remainingTimeEmptiesTheBar() throws {
    let now = Date()
    let host = TestHost(size: CGSize(width: 200, height: 80)) {
      ProgressView(timerInterval: now...now.addingTimeInterval(20)).tint(.red)
    }
    #expect(red(host) >= 196)
    host.advance(by: 15.1)
    #expect(abs(red(host) - 49) <= 4)
    #expect(try host.find(role: .updatesFrequently).label == "0:05")
    host.close()
  }

  @Test func aTimerHasACustomLabelAndACircularStyle() throws {
    let now = Date()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ProgressView(timerInterval: now...now.addingTimeInterval(20)) {
        Text("Tea")
      } currentValueLabel: {
        Text("soon")
      }
      .progressViewStyle(.circular)
    }
    #expect(try host.find(role: .updatesFrequently).label == "Tea, soon")
    let before = host.snapshot().pngData
    host.advance(by: 5)
    #expect(host.snapshot().pngData != before)
    host.close()
    let styled = TestHost { ProgressView(timerInterval: now...now.addingTimeInterval(20)).progressViewStyle(Percent()) }
    #expect(styled.exists(text: "done: -1.0"), "A style receives no fraction of a timer")
    styled.close()
  }
}
