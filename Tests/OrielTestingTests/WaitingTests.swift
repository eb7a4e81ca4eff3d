import Foundation
import Oriel
import OrielTesting
import Synchronization
import Testing

/// The errors of waits that time out, don't settle or are cancelled.
@MainActor
struct WaitingTests {
  private struct Loading: View {
    var isEndless = true
    @State private var isOn = false

    var body: some View {
      Color.red.frame(width: 20, height: 20).opacity(isOn ? 1 : 0.5)
        .animation(.linear(duration: 1), value: isOn)
        .task {
          isOn = true
          if isEndless { try? await Task.sleep(for: .seconds(86_400)) }
        }
    }
  }

  private struct Clock: View {
    var body: some View { TimelineView(.periodic(from: .now, by: 60)) { Text("\($0.date)") } }
  }

  private func error(
    _ reason: HostError.Reason, in host: TestHost, _ wait: @MainActor () async throws -> Void
  ) async -> String {
    let error = await #expect(throws: HostError.self) { try await wait() }
    #expect(error?.reason == reason)
    host.close()
    return error?.description ?? ""
  }

  @Test func `A timed-out wait reports its source location, its duration, and the tasks, animations and clocks that still run`() async {
    let host = TestHost {
      Loading()
      Clock()
    }
    host.advance(by: 0.5)
    let text = await error(.timeout, in: host) { try await host.wait(timeout: 0.05) { host.exists("Ada") } }
    #expect(text.hasPrefix("A condition didn't hold within 0.05 s of real time."))
    #expect(text.contains("WaitingTests.swift:\(#line - 2): let text = await error(.timeout, in: host) { try await host.wait("))
    #expect(text.contains("s of real time; the virtual clock went from 0.5 s to 0.5 s"))
    #expect(text.contains("a running task: Loading"))
    #expect(text.contains("Loading, where") == false && text.contains(" in Loading"), "the animation")
    #expect(text.contains("a clock in ") && text.contains("Clock"))
  }

  @Test func `A timed-out wait without running work reports that nothing is under way`() async {
    let host = TestHost { Loading(isEndless: false) }
    try? await host.runTasks()
    host.advance(by: 2)
    let text = await error(.timeout, in: host) { try await host.wait(timeout: 0.05) { false } }
    #expect(text.contains("Nothing is pending"))
    #expect(!text.contains("Loading"))
  }

  @Test func `A timed-out wait names the view whose task still runs, and not one whose task has ended`() async {
    struct Short: View { var body: some View { Text("short").task {} } }
    let host = TestHost {
      Short()
      Loading()
    }
    let text = await error(.timeout, in: host) { try await host.wait(timeout: 0.05) { false } }
    #expect(text.contains("a running task: Loading"))
    #expect(!text.contains("Short"))
  }

  @Test func `A timed-out wait names a task in a sheet`() async {
    struct Page: View { var body: some View { Text("page").sheet(isPresented: .constant(true)) { Loading() } } }
    let host = TestHost { Page() }
    host.advance(by: 1)
    let text = await error(.timeout, in: host) { try await host.wait(timeout: 0.05) { false } }
    #expect(text.contains(#/a running task: Page / .*Loading/#))
  }

  @Test func `settle(within:) names the view whose refresh doesn't end`() async throws {
    struct Feed: View {
      var body: some View {
        ScrollView { Color.red.frame(height: 900) }.refreshable { try? await Task.sleep(for: .seconds(86_400)) }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 300)) { Feed() }
    host.usesTouch = true
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 280))
    let text = await error(.doesNotSettle, in: host) { try host.settle(within: 2) }
    #expect(text.contains("Feed, where a refresh continues until its task finishes"))
  }

  @Test func `The error of settle(within:) contains the messages that the host has received`() async {
    struct Loop: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    let host = TestHost { Loop() }
    let text = await error(.doesNotSettle, in: host) { try host.settle(within: 0.1) }
    #expect(text.contains("Messages of the host:"))
    #expect(text.contains("Views keep changing each other's state within one frame: Loop"))
  }

  @Test func `A cancelled wait reports its condition and the tasks that still run`() async {
    let host = TestHost { Loading() }
    let waiting = Task { try await host.wait(timeout: 60) { host.exists("Ada") } }
    await Task.yield()
    waiting.cancel()
    let text = await error(.cancelled, in: host) { try await waiting.value }
    #expect(text.hasPrefix("A condition was still pending when the test was canceled, for example by a time limit."))
    #expect(text.contains("WaitingTests.swift:\(#line - 5): let waiting"))
    #expect(text.contains("a running task: Loading"))
  }

  @Test func `A wait cancelled by the time limit of its test records an issue, even if the test discards the error`() async {
    let told = Mutex<[String]>([])
    await withKnownIssue {
      // This task stands for the test whose time limit cancels it; it creates the host.
      let test = Task {
        let host = TestHost { Loading() }
        defer { host.close() }
        withUnsafeCurrentTask { $0?.cancel() }
        try await host.wait(timeout: 60) { host.exists("Ada") }
      }
      let error = await #expect(throws: HostError.self) { try await test.value }
      #expect(error?.reason == .cancelled)
    } matching: { issue in
      told.withLock { $0 += issue.comments.map(\.rawValue) }
      return issue.sourceLocation?.fileName == "WaitingTests.swift"
    }
    let texts = told.withLock { $0 }
    #expect(texts.count == 1 && texts[0].hasPrefix("A condition was still pending when the test was canceled"))
    #expect(texts.first?.contains("a running task: Loading") == true)
  }

  @Test func `A cancelled runTasks() or settle(within:) reports what it waited for`() async {
    let host = TestHost { Loading() }
    let tasks = Task { try await host.runTasks() }
    tasks.cancel()
    let first = await error(.cancelled, in: host) { try await tasks.value }
    #expect(first.hasPrefix("Running the tasks was still pending"))
    #expect(first.contains("a running task: Loading"))
    let bar = TestHost { ProgressView().progressViewStyle(.linear) }
    let frames = Task { try bar.settle(within: 3600) }
    frames.cancel()
    let second = await error(.cancelled, in: bar) { try await frames.value }
    #expect(bar.time < 1)
    #expect(second.hasPrefix("Settling was still pending"))
    #expect(second.contains("an indeterminate ProgressView animates indefinitely"))
  }

  @Test func `The error of runTasks() names the view whose task changes views forever`() async {
    struct Endless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").task {
          while !Task.isCancelled {
            await Task.yield()
            count += 1
          }
        }
      }
    }
    let host = TestHost { Endless() }
    let text = await error(.doesNotSettle, in: host) { try await host.runTasks() }
    #expect(text.contains("a running task: Endless"))
  }
}
