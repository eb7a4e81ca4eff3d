import Foundation
import Oriel

#if DEBUG && canImport(Testing)
  import Testing
#endif

/// The context of a wait: its name and start. It creates the errors of a wait that fails.
@MainActor
struct TestWait {
  /// A line in the source of a test.
  struct Place {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
  }

  private let host: TestHost
  private let name: String
  private let place: Place
  private let start = ContinuousClock.now
  private let startTime: TimeInterval

  /// - Parameter name: The subject of the sentence that the error starts with.
  init(_ name: String, in host: TestHost, _ place: Place) {
    self.host = host
    self.name = name
    self.place = place
    startTime = host.time
  }

  /// Returns the error for a wait that ends without success, with the work that is under way in the host.
  func error(_ reason: HostError.Reason, _ cause: String, unfinished: [String]) -> HostError {
    let words = unfinished.isEmpty ? "Nothing is pending: no animation, no timer and no task of a view." : "Unfinished:"
    var lines = ["\(name) \(cause).", "  \(place.description)", "  waited \(elapsed)", words] + unfinished.map { "  \($0)" }
    let messages = host.messages
    if !messages.isEmpty { lines += ["Messages of the host:"] + messages.suffix(5).map { "  \($0)" } }
    return HostError(reason: reason, description: lines.joined(separator: "\n"))
  }

  /// Returns the error for a wait whose task has been canceled.
  ///
  /// Swift Testing discards errors that are thrown after the time limit of a test. Therefore the method also records an issue if the
  /// current task is the one that created the host. That is the test's task, as opposed to one that the test itself has started and
  /// canceled.
  func cancellation(unfinished: [String]) -> HostError {
    let error = error(.cancelled, "was still pending when the test was canceled, for example by a time limit", unfinished: unfinished)
    if let task = host.task, task == MessageLog.currentTask { tell(error.description) }
    return error
  }

  private func tell(_ text: String) {
    #if DEBUG && canImport(Testing)
      if Test.current != nil {
        let location = SourceLocation(fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line), column: 1)
        Issue.record(Comment(rawValue: text), sourceLocation: location)
        return
      }
    #endif
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  private var elapsed: String {
    let real = (ContinuousClock.now - start) / .seconds(1)
    return "\(real.inHundredths) s of real time; the virtual clock went from \(startTime.inHundredths) s to \(host.time.inHundredths) s"
  }
}

extension TestWait.Place: CustomStringConvertible {
  /// The file and the line, with the line's source code if the file can be read.
  var description: String {
    let path = "\(filePath)"
    let source = try? String(contentsOfFile: path, encoding: .utf8)
    let lines = source?.split(separator: "\n", maxSplits: Int(line), omittingEmptySubsequences: false) ?? []
    let code = lines.count >= line ? lines[Int(line) - 1].trimmingCharacters(in: .whitespaces) : ""
    return "at \((path as NSString).lastPathComponent):\(line)" + (code.isEmpty ? "" : ": \(code)")
  }
}

extension TestHost {
  /// The animations and updates under way and the pending timers, each with its view if that is known.
  var pendingMotion: [String] {
    graph.unfinished.sorted()
      + graph.timersUnderWay.map { timer in
        "\(timer.isClock ? "a clock" : "a timer") in \(timer.delay.inHundredths) s: \(timer.origin)"
      }
  }

  /// Returns the work under way in the host, including the tasks that its views have started.
  func pendingWork() async -> [String] {
    let tasks = await tasksUnderWay()
    return pendingMotion + tasks.map { "a running task: \($0.isEmpty ? "of the host's root view" : $0)" }
  }

  /// Returns the paths of the views whose tasks are still running.
  private func tasksUnderWay() async -> [String] {
    @MainActor final class Probe { var hasEnded = false }
    let probes = graph.startedTasks.map { (path, task) in
      let probe = Probe()
      Task {
        await task.value
        probe.hasEnded = true
      }
      return (path: path, probe: probe)
    }
    // Awaiting a task that has already ended resumes at once.
    for _ in 0..<3 { await Task.yield() }
    return probes.filter { !$0.probe.hasEnded }.map(\.path)
  }
}

extension TimeInterval {
  fileprivate var inHundredths: TimeInterval { (self * 100).rounded() / 100 }
}
