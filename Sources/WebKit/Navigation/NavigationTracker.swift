import Foundation

/// Turns what the engine reports about loads into sequences of navigation events: one for each load that the program asked for, and any number that follow
/// the page.
///
/// The engine doesn't say which load a report belongs to. Once the program asks for a load, everything up to the next start belongs to the load before it, and
/// is left out.
@MainActor
final class NavigationTracker {
  typealias Event = WebPage.NavigationEvent
  typealias Events = AsyncThrowingStream<Event, any Error>

  private enum Phase {
    case idle
    /// The program asked for a load, which has not started.
    case requested
    case provisional
    case committed
  }

  private struct Requested {
    let id: UInt64
    let continuation: Events.Continuation
    /// Keeps the sequence alive: one that nobody keeps would count as cancelled.
    let events: Events
  }

  /// Called when the task that follows the load in progress is cancelled.
  var cancel: () -> Void = {}
  private var phase = Phase.idle
  private var requested: Requested?
  private var listeners: [UInt64: Events.Continuation] = [:]
  private var lastID: UInt64 = 0

  isolated deinit {
    requested?.continuation.finish(throwing: WebPage.NavigationError.pageClosed)
    for listener in listeners.values { listener.finish() }
  }

  // MARK: Sequences

  /// The events of a load that the program asks for now. The one before it, if it still runs, ends as cancelled.
  func begin() -> Events {
    end(throwing: .failedProvisionalNavigation(URLError(.cancelled)))
    phase = .requested
    let id = nextID()
    let (events, continuation) = Events.makeStream()
    continuation.onTermination = { [weak self] termination in
      guard case .cancelled = termination else { return }
      Task { @MainActor in self?.wasCancelled(id) }
    }
    requested = Requested(id: id, continuation: continuation, events: events)
    return events
  }

  /// All events from now on, until a navigation fails.
  func follow() -> Events {
    let id = nextID()
    let (events, continuation) = Events.makeStream()
    continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.listeners[id] = nil } }
    listeners[id] = continuation
    return events
  }

  static func failed(_ error: WebPage.NavigationError) -> Events { Events { $0.finish(throwing: error) } }

  // MARK: Reports of the engine

  func started() {
    phase = .provisional
    report(.startedProvisionalNavigation)
  }

  func redirected() {
    guard phase == .provisional else { return }
    report(.receivedServerRedirect)
  }

  func committed() {
    guard phase == .provisional else { return }
    phase = .committed
    report(.committed)
  }

  func finished() {
    guard phase == .provisional || phase == .committed else { return }
    phase = .idle
    report(.finished)
    requested?.continuation.finish()
    requested = nil
  }

  /// A cancelled load before the start of a requested one is the load before it.
  func failed(_ error: WebPage.NavigationError, isCancellation: Bool = false) {
    guard phase != .idle, phase != .requested || !isCancellation else { return }
    end(throwing: error)
    for listener in listeners.values { listener.finish(throwing: error) }
  }

  /// Somebody refused a navigation. One that had started is reported by the engine as well.
  func wasRefused() {
    guard phase == .requested else { return }
    let underlying = NSError(domain: "WebKitErrorDomain", code: 102, userInfo: [NSLocalizedDescriptionKey: "The navigation was refused."])
    failed(.failedProvisionalNavigation(underlying))
  }

  /// A requested load turned out to move within the document, which the engine doesn't report as a load.
  func movedWithinDocument() {
    guard phase == .requested else { return }
    started()
    committed()
    finished()
  }

  private func report(_ event: Event) {
    requested?.continuation.yield(event)
    for listener in listeners.values { listener.yield(event) }
  }

  private func end(throwing error: WebPage.NavigationError) {
    phase = .idle
    requested?.continuation.finish(throwing: error)
    requested = nil
  }

  private func wasCancelled(_ id: UInt64) {
    guard requested?.id == id else { return }
    requested = nil
    cancel()
  }

  private func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }
}
