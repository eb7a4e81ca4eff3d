import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Frame recorder")
struct FrameRecorderTests {
  private struct Content: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Number(value: count)
        Button("Add") { count += 1 }
      }
    }
  }

  private struct Number: View {
    let value: Int

    var body: some View { Text("\(value)") }
  }

  @Test("Each recorded frame has its bodies with their reasons, its counts and its durations")
  func frames() throws {
    let host = TestHost { Content() }
    let recorder = FrameRecorder(host.content.graph)
    let before = host.content.graph.counts
    try host.tap("Add")
    let bodies = recorder.frames.flatMap(\.bodies)
    let own = bodies.filter { ["Content", "Number"].contains($0.name) }
    #expect(own.map(\.name) == ["Content", "Number"])
    #expect(own.map(\.reason) == [.readsChanged, .inputChanged])
    #expect(recorder.frames.reduce(0) { $0 + $1.counts.bodies } == (host.content.graph.counts - before).bodies)
    #expect(recorder.frames.allSatisfy { $0.duration > 0 && abs($0.durations.reduce(0, +) - $0.duration) < 1e-9 })
    #expect(recorder.frames.contains { $0.duration(of: .update) > 0 && $0.duration(of: .layout) > 0 && $0.duration(of: .drawing) > 0 })
    #expect(recorder.frames.map(\.id) == Array(1...recorder.frames.count))
    // From the second evaluation on, the names of changed properties are known.
    try host.tap("Add")
    let latest = try #require(recorder.frames.last { $0.bodies.contains { $0.name == "Content" } })
    #expect(latest.bodies.first { $0.name == "Content" }?.changes == ["_count"])
    #expect(latest.bodies.first { $0.name == "Number" }?.changes == ["@self"])
    let content = try #require(latest.bodies.first { $0.name == "Content" }?.view)
    #expect(recorder.bodyRuns(of: content) == 2)
    #expect(recorder.lastRun(of: content)?.frame.id == latest.id)
  }

  @Test("A recorder keeps no more frames than its limit, and none after it is removed")
  func limit() {
    let host = TestHost { Content() }
    let recorder = FrameRecorder(host.content.graph)
    for _ in 0..<FrameRecorder.frameLimit + 10 { _ = host.content.graph.frame(at: host.time) }
    #expect(recorder.frames.count == FrameRecorder.frameLimit)
    #expect(recorder.frames.last?.id == FrameRecorder.frameLimit + 10)
    host.content.graph.recorder = nil
    let last = recorder.frames.last?.id
    host.advance(by: 0.1)
    #expect(recorder.frames.last?.id == last)
  }

  @Test("Bodies beyond a frame's limit are counted and not kept")
  func manyBodies() {
    let host = TestHost { EmptyView() }
    let recorder = FrameRecorder(host.content.graph)
    host.update { VStack { ForEach(0..<FrameRecord.bodyLimit + 50, id: \.self) { Number(value: $0) } } }
    #expect(recorder.frames.map(\.bodies.count).max() == FrameRecord.bodyLimit)
    #expect(recorder.frames.map(\.counts.bodies).max() ?? 0 >= FrameRecord.bodyLimit + 50)
  }
}
