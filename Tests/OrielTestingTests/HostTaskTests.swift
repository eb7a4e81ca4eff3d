import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Waiting for tasks in tests")
struct HostTaskTests {
  private struct Loading: View {
    let delay: Duration
    @State private var isOn = false
    @State private var isLoaded = false

    var body: some View {
      VStack {
        Color.red.frame(width: isOn ? 100 : 20, height: 10).accessibilityLabel("Bar").animation(.linear(duration: 1), value: isOn)
        Text(verbatim: isLoaded ? "loaded" : "loading")
      }
      .task {
        isOn = true
        try? await Task.sleep(for: delay)
        isLoaded = true
      }
    }
  }

  private struct Steps: View {
    let isEndless: Bool
    @State private var count = 0
    @State private var isSecond = false

    var body: some View {
      VStack {
        Text(verbatim: "step \(count)").accessibilityIdentifier("step")
        if count == 5 { Text(verbatim: isSecond ? "second" : "first").task { isSecond = true } }
      }
      .task {
        while count < 5 || isEndless, !Task.isCancelled {
          await Task.yield()
          count += 1
        }
      }
    }
  }

  @Test("wait returns when its condition holds, and the virtual clock and animations don't advance meanwhile")
  func waiting() async throws {
    let host = TestHost { Loading(delay: .milliseconds(100)) }
    try await host.wait { host.exists("loaded") }
    #expect(host.time == 0)
    #expect(try abs(host.find("Bar").frame.width - 20) < 0.5)
    host.advance(by: 0.5)
    #expect(try abs(host.find("Bar").frame.width - 60) < 2)
    host.close()
  }

  @Test("wait throws an error when its timeout has passed or its task is cancelled")
  func ends() async throws {
    let host = TestHost { Text(verbatim: "still") }
    let error = await #expect(throws: HostError.self) { try await host.wait(timeout: 0.05) { false } }
    #expect(error?.reason == .timeout)
    let waiting = Task { try await host.wait(timeout: 60) { false } }
    waiting.cancel()
    let cancellation = await #expect(throws: HostError.self) { try await waiting.value }
    #expect(cancellation?.reason == .cancelled)
    host.close()
  }

  @Test("runTasks() runs tasks, and the tasks of views that they insert, until they suspend, without advancing the clock")
  func tasks() async throws {
    let host = TestHost { Steps(isEndless: false) }
    #expect(host.exists("step 0"))
    try await host.runTasks()
    #expect(host.exists("step 5") && host.exists("second"))
    #expect(host.time == 0)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("runTasks() doesn't wait for a task that sleeps")
  func sleeping() async throws {
    let host = TestHost { Loading(delay: .seconds(86_400)) }
    try await host.runTasks()
    #expect(host.exists("loading"))
    host.advance(by: 2)
    #expect(try host.find("Bar").frame.width == 100)
    host.close()
  }

  @Test("runTasks() throws an error if a task changes views forever")
  func endless() async {
    let host = TestHost { Steps(isEndless: true) }
    let error = await #expect(throws: HostError.self) { try await host.runTasks() }
    #expect(error?.reason == .doesNotSettle)
    host.close()
  }
}
