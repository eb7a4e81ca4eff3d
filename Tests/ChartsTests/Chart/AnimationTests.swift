import Foundation
import Oriel
import OrielTesting
import Testing

@testable import Charts

@MainActor
struct AnimationTests {
  @MainActor @Observable
  final class Data {
    var values = [20.0, 100]
    var ids = [0, 1]
  }

  private struct Bars: View {
    let data: Data

    var body: some View {
      Chart(data.ids, id: \.self) { id in
        BarMark(x: .value("n", "N\(id)"), y: .value("v", data.values[min(id, data.values.count - 1)]))
      }
      .frame(width: 300, height: 200)
    }
  }

  /// Returns the number of blue pixels in a column.
  private func height(_ host: TestHost, at x: Int) -> Int {
    let picture = host.snapshot()
    return (0..<200).count { picture.pixel(x, $0).blue > 200 && picture.pixel(x, $0).red < 90 }
  }

  @Test func `A value that changes in an animation moves its bar without evaluating a body of the program`() throws {
    let data = Data()
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Bars(data: data) }
    try host.settle()
    let before = height(host, at: 60)
    host.perform { withAnimation(.linear(duration: 1)) { data.values[0] = 80 } }
    host.advance(by: 0.5)
    let half = height(host, at: 60)
    try host.settle()
    let after = height(host, at: 60)
    #expect(after > before * 3)
    #expect(abs(Double(half) - Double(before + after) / 2) < 6)
  }

  @Test func `Without an animation a bar changes at once`() throws {
    let data = Data()
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Bars(data: data) }
    try host.settle()
    let before = height(host, at: 60)
    data.values[0] = 80
    host.render()
    let after = height(host, at: 60)
    try host.settle()
    #expect(after > before * 3 && height(host, at: 60) == after)
  }

  @Test func `A changing scale animates bars and labels`() throws {
    let data = Data()
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Bars(data: data) }
    try host.settle()
    func hundred() throws -> CGFloat { try #require(host.allElements.first { $0.label == "100" }).frame.midY }
    let start = try hundred()
    host.perform { withAnimation(.linear(duration: 1)) { data.values[1] = 200 } }
    host.advance(by: 0.5)
    let half = try hundred()
    try host.settle()
    let end = try hundred()
    #expect(end > start + 50)
    #expect(half > start + 10 && half < end - 10)
  }

  @Test func `Inserted bars fade in at their position, and removed bars fade out`() throws {
    let data = Data()
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Bars(data: data) }
    try host.settle()
    host.perform { withAnimation(.linear(duration: 1)) { data.ids = [0, 1, 2] } }
    host.advance(by: 0.5)
    // Half transparent: between the white of the background and the blue of the bar. A bar's edge is pale for a pixel or two.
    #expect(paleRun(host) > 30)
    try host.settle()
    #expect(paleRun(host) < 3)
    host.perform { withAnimation(.linear(duration: 1)) { data.ids = [0, 1] } }
    host.advance(by: 0.5)
    #expect(paleRun(host) > 30)
    try host.settle()
    #expect(paleRun(host) < 3)
  }

  /// Returns the length of the longest run of pale blue in a row of the picture.
  private func paleRun(_ host: TestHost) -> Int {
    let picture = host.snapshot()
    var (run, longest) = (0, 0)
    for x in 0..<300 {
      let pixel = picture.pixel(x, 150)
      run = pixel.blue > 240 && pixel.red > 90 && pixel.red < 200 ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
