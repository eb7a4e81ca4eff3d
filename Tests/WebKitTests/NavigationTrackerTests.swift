import Foundation
import Testing

@testable import WebKit

@MainActor
@Suite("Navigation events of a page")
struct NavigationTrackerTests {
  private let tracker = NavigationTracker()

  /// Returns the events of a sequence that has ended, and its error.
  private func all(_ events: NavigationTracker.Events) async -> String {
    var words: [String] = []
    do { for try await event in events { words.append("\(event)") } } catch { words.append(describe(error)) }
    return words.joined(separator: " ")
  }

  private func describe(_ error: any Error) -> String {
    guard case WebPage.NavigationError.failedProvisionalNavigation(let error) = error else { return "\(error)" }
    return "failed \((error as NSError).code)"
  }

  private func reportLoad() {
    tracker.started()
    tracker.committed()
    tracker.finished()
  }

  @Test("A load that the app requests has its events and ends")
  func load() async {
    let events = tracker.begin()
    tracker.started()
    tracker.redirected()
    tracker.committed()
    tracker.finished()
    #expect(await all(events) == "startedProvisionalNavigation receivedServerRedirect committed finished")
  }

  @Test("Late events of the previous load are ignored")
  func overtaken() async {
    let first = tracker.begin()
    tracker.started()
    let second = tracker.begin()
    tracker.failed(.failedProvisionalNavigation(URLError(.cancelled)), isCancellation: true)
    tracker.finished()
    reportLoad()
    #expect(await all(first) == "startedProvisionalNavigation failed -999")
    #expect(await all(second) == "startedProvisionalNavigation committed finished")
  }

  @Test("A failed load ends its sequence, and a later finish event is ignored")
  func failure() async {
    let (events, followed) = (tracker.begin(), tracker.follow())
    tracker.started()
    tracker.failed(.failedProvisionalNavigation(URLError(.timedOut)))
    tracker.finished()
    #expect(await all(events) == "startedProvisionalNavigation failed -1001")
    #expect(await all(followed) == "startedProvisionalNavigation failed -1001")
  }

  @Test("A load that can't start fails")
  func refusal() async {
    let events = tracker.begin()
    tracker.failed(.failedProvisionalNavigation(URLError(.unsupportedURL)))
    #expect(await all(events) == "failed -1002")
    let refused = tracker.begin()
    tracker.wasRefused()
    #expect(await all(refused) == "failed 102")
  }

  @Test("Navigations by the user are reported to followers and not to the sequence of a load")
  func followed() async {
    let events = tracker.begin()
    let followed = tracker.follow()
    reportLoad()
    reportLoad()
    tracker.started()
    tracker.failed(.webContentProcessTerminated)
    #expect(await all(events) == "startedProvisionalNavigation committed finished")
    let once = "startedProvisionalNavigation committed finished"
    #expect(await all(followed) == "\(once) \(once) startedProvisionalNavigation webContentProcessTerminated")
  }

  @Test("A navigation within the document finishes a requested load, and isn't reported otherwise")
  func fragment() async {
    let events = tracker.begin()
    tracker.movedWithinDocument()
    #expect(await all(events) == "startedProvisionalNavigation committed finished")
    let followed = tracker.follow()
    tracker.movedWithinDocument()
    tracker.started()
    tracker.failed(.pageClosed)
    #expect(await all(followed) == "startedProvisionalNavigation pageClosed")
  }

  @Test("Canceling the iteration of a load stops the load, and releasing its sequence doesn't")
  func cancellation() async {
    var stops = 0
    tracker.cancel = { stops += 1 }
    _ = tracker.begin()
    reportLoad()
    #expect(stops == 0)
    let events = tracker.begin()
    tracker.started()
    let task = Task { await all(events) }
    await Task.yield()
    task.cancel()
    _ = await task.value
    for _ in 0..<100 where stops == 0 { await Task.yield() }
    #expect(stops == 1)
  }

  @Test("The end of the page ends the sequences")
  func end() async {
    var tracker: NavigationTracker? = NavigationTracker()
    let events = tracker?.begin()
    let followed = tracker?.follow()
    tracker = nil
    #expect(await all(events ?? NavigationTracker.failed(.invalidURL)) == "pageClosed")
    #expect(await all(followed ?? NavigationTracker.failed(.invalidURL)) == "")
  }
}
