import Foundation

/// The external events of a window that no view has handled yet, and the handlers and conditions of the window's views.
@MainActor
final class ExternalEventInbox {
  /// A handler or condition that a view registers.
  enum Entry {
    case opensURLs((URL) -> Void)
    case continues(activityType: String, (NSUserActivity) -> Void)
    case handles(preferring: Set<String>, allowing: Set<String>)
    case isBusy(NSUserActivity)
  }

  /// The priority of an event for a window, in ascending order.
  enum Interest: Comparable { case refuses, unspecified, allows, prefers, isBusyWithIt }

  private var entries: [(id: ObjectIdentifier, entry: Entry)] = []
  private var waiting: [ExternalEvent] = []
  var graph: GraphReference?

  func add(_ id: ObjectIdentifier, _ entry: Entry) {
    entries.append((id, entry))
    let events = waiting
    waiting = []
    for event in events { deliver(event) }
  }

  func set(_ id: ObjectIdentifier, _ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.id == id }) { entries[index].entry = entry }
  }

  func remove(_ id: ObjectIdentifier) { entries.removeAll { $0.id == id } }

  func deliver(_ event: ExternalEvent) {
    guard !actions(for: event).isEmpty else { return waiting.append(event) }
    graph?.graph?.enqueueAction { [weak self] in self?.actions(for: event).forEach { $0() } }
  }

  /// Returns the actions that handle an event. The handlers of URLs take precedence over those that continue the browsing activity.
  private func actions(for event: ExternalEvent) -> [() -> Void] {
    let opening: [() -> Void] = entries.compactMap {
      guard let url = event.url, case .opensURLs(let action) = $0.entry else { return nil }
      return { action(url) }
    }
    guard opening.isEmpty, event.url == nil || event.isOfWeb else { return opening }
    return entries.compactMap {
      guard case .continues(let type, let action) = $0.entry, type == event.activity.activityType else { return nil }
      return { action(event.activity) }
    }
  }

  func interest(in event: ExternalEvent) -> Interest {
    var result: Interest?
    for (_, entry) in entries {
      let interest: Interest
      switch entry {
      case .opensURLs, .continues: continue
      case .handles(let preferring, let allowing):
        interest = event.matches(preferring) ? .prefers : event.matches(allowing) ? .allows : .refuses
      case .isBusy(let activity):
        guard event.isAbout(activity) else { continue }
        interest = .isBusyWithIt
      }
      result = max(result ?? interest, interest)
    }
    return result ?? .unspecified
  }
}

private enum ExternalEventInboxKey: EnvironmentKey { static var defaultValue: ExternalEventInbox? { nil } }

extension EnvironmentValues {
  /// The inbox of the window, or `nil` outside an app's windows.
  var externalEvents: ExternalEventInbox? {
    get { self[ExternalEventInboxKey.self] }
    set { self[ExternalEventInboxKey.self] = newValue }
  }
}
