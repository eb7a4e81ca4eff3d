import Foundation

/// A converter of the engine's load reports to sequences of navigation events: one for each load that the program requests, and any number
/// for the page's observers.
///
/// The engine doesn't identify the load of a report. Once the program has requested a load, all reports until the next start belong to the
/// previous load and are ignored.
@MainActor
final class NavigationTracker {
  typealias Event = WebPage.NavigationEvent
  typealias Events = AsyncThrowingStream<Event, any Error>

  private enum Phase {
    case idle
    /// The program has requested a load that hasn't started.
    case requested
    case provisional
    case committed
  }

  private struct Requested {
    let id: UInt64
    let continuation: Events.Continuation
    /// Retains the sequence, because a deallocated sequence counts as cancelled.
    let events: Events
  }

  /// A closure that is called when the task that iterates the current load's events is cancelled.
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

  /// Begins a load that the program requests, and returns its events. A load in progress ends as cancelled.
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

  /// Returns all events from now on, until a navigation fails.
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

  /// Ends the current load with an error. A cancellation that is reported before a requested load has started belongs to the previous load.
  func failed(_ error: WebPage.NavigationError, isCancellation: Bool = false) {
    guard phase != .idle, phase != .requested || !isCancellation else { return }
    end(throwing: error)
    for listener in listeners.values { listener.finish(throwing: error) }
  }

  /// Fails a requested load that was refused before its start. The engine reports the refusal of a started load itself.
  func wasRefused() {
    guard phase == .requested else { return }
    let underlying = NSError(domain: "WebKitErrorDomain", code: 102, userInfo: [NSLocalizedDescriptionKey: "The navigation was refused."])
    failed(.failedProvisionalNavigation(underlying))
  }

  /// Completes a requested load that moved within the document, which the engine doesn't report as a load.
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
