import CGTK
import Foundation
import Oriel
import OrielBus

/// The app on the accessibility bus: its windows, the interest of clients in them, and the events that clients receive.
///
/// While no assistive technology sends requests or listens, no information about elements is kept, and a frame costs one comparison.
@MainActor
final class AccessibilityService {
  private(set) var windows: [AccessibleWindow] = []
  private var bus: AccessibilityBus?
  /// The time of the last request about an element, on the system's clock.
  private var lastQuestion = -TimeInterval.infinity
  private var hasListeners = false
  private let makeBus: (AccessibilityService) -> AccessibilityBus

  /// The time, in seconds, for which a client receives events after a request although it hasn't registered as a listener.
  private static let interest: TimeInterval = 60

  static let shared = AccessibilityService { AccessibilityBus($0) }

  init(makeBus: @escaping (AccessibilityService) -> AccessibilityBus) { self.makeBus = makeBus }

  // MARK: Windows

  func add(_ window: AccessibleWindow) {
    windows.append(window)
    if bus == nil {
      // Delayed until the first window has opened.
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in MainActor.assumeIsolated { self?.start() } }
    } else {
      emit(.application, .object("ChildrenChanged", "add", windows.count - 1, 0, .variant(reference(.window(window)))))
      emit(.window(window), .window("Create", window.title))
    }
  }

  func remove(_ window: AccessibleWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.remove(at: index)
    emit(.window(window), .window("Destroy", window.title))
    emit(.application, .object("ChildrenChanged", "remove", index, 0, .variant(reference(.window(window)))))
  }

  private func start() {
    guard bus == nil, !windows.isEmpty else { return }
    let bus = makeBus(self)
    self.bus = bus
    bus.start()
    AccessibilityNotification.speaker = { [weak self] in self?.announce($0) }
  }

  // MARK: Listening

  /// Indicates whether changes are emitted.
  var isListening: Bool { hasListeners || ProcessInfo.processInfo.systemUptime - lastQuestion < Self.interest }

  func listenersDidChange(_ hasListeners: Bool) {
    guard hasListeners != self.hasListeners else { return }
    self.hasListeners = hasListeners
    guard hasListeners else { return discardSnapshotsLater() }
    for window in windows {
      window.beginListening()
      // New listeners are notified of the active window.
      if window.isActive { activityDidChange(of: window) }
    }
  }

  /// Records a request about more than the app.
  func didReceiveRequest() {
    lastQuestion = ProcessInfo.processInfo.systemUptime
    if !hasListeners { discardSnapshotsLater() }
  }

  private var isGoingToLetGo = false

  /// Discards the snapshots once there has been no request for a while.
  private func discardSnapshotsLater() {
    guard !isGoingToLetGo else { return }
    isGoingToLetGo = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.interest + 1) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isGoingToLetGo = false
        if self.isListening {
          if !self.hasListeners { self.discardSnapshotsLater() }
        } else {
          for window in self.windows { window.endListening() }
        }
      }
    }
  }

  // MARK: Objects

  /// Returns the object for the last component of a path, or `nil` if there is none.
  func object(_ node: String) -> AccessibleObject? {
    if node == "root" { return .application }
    guard let id = Int(node) else { return nil }
    if let window = windows.first(where: { $0.id == id }) { return .window(window) }
    for window in windows { if let element = window.snapshot.elements[id] { return .element(element, window) } }
    return nil
  }

  static let root = "/org/a11y/atspi/accessible"

  func reference(_ object: AccessibleObject?) -> DBusValue {
    .tuple([.string(bus?.uniqueName ?? ""), .path(object.map { "\(Self.root)/\($0.node)" } ?? "/org/a11y/atspi/null")])
  }

  func reference(_ id: Int, in window: AccessibleWindow) -> DBusValue {
    .tuple([.string(bus?.uniqueName ?? ""), .path("\(Self.root)/\(id)")])
  }

  /// The reference to the app's parent.
  var desktop: DBusValue { bus?.desktop ?? reference(nil) }

  // MARK: Events

  func emit(_ object: AccessibleObject, _ event: ATSPIEvent) {
    guard isListening, let bus else { return }
    bus.emit("\(Self.root)/\(object.node)", event)
  }

  private func emit(_ id: Int?, in window: AccessibleWindow, _ event: ATSPIEvent) {
    guard isListening, let bus else { return }
    bus.emit("\(Self.root)/\(id ?? window.id)", event)
  }

  func titleDidChange(of window: AccessibleWindow) {
    emit(.window(window), .object("PropertyChange", "accessible-name", 0, 0, .variant(.string(window.title))))
  }

  func activityDidChange(of window: AccessibleWindow) {
    emit(.window(window), .state(.active, window.isActive))
    emit(.window(window), .window(window.isActive ? "Activate" : "Deactivate", window.title))
    guard window.isActive, isListening, let focused = window.snapshot.focused else { return }
    emit(focused, in: window, .state(.focused, true))
  }

  private func announce(_ text: String) {
    guard let window = windows.first(where: \.isActive) ?? windows.last else { return }
    // The number is the urgency: polite.
    emit(.window(window), .object("Announcement", "", 1, 0, .variant(.string(text))))
  }

  func tell(_ changes: [AccessibilityChange], of window: AccessibleWindow) {
    guard isListening, bus != nil else { return }
    for change in changes { tell(change, of: window) }
  }

  private func tell(_ change: AccessibilityChange, of window: AccessibleWindow) {
    func element(_ id: Int) -> AccessibilityElement? { window.snapshot.elements[id] }
    func property(_ id: Int, _ name: String, _ value: DBusValue) {
      emit(id, in: window, .object("PropertyChange", name, 0, 0, .variant(value)))
    }
    switch change {
    case .removed(let id, let parent, let index):
      emit(parent, in: window, .object("ChildrenChanged", "remove", index, 0, .variant(reference(id, in: window))))
      if element(id) == nil { emit(id, in: window, .object("StateChanged", "defunct", 1, 0, .variant(.int32(0)))) }
    case .added(let id, let parent, let index):
      emit(parent, in: window, .object("ChildrenChanged", "add", index, 0, .variant(reference(id, in: window))))
    case .name(let id): property(id, "accessible-name", .string(element(id)?.label ?? ""))
    case .description(let id): property(id, "accessible-description", .string(element(id)?.hint ?? ""))
    case .value(let id):
      if let range = element(id)?.range {
        property(id, "accessible-value", .double(range.value))
      } else {
        property(id, "accessible-description", .string(element(id).map(ATSPIAnswers.description) ?? ""))
      }
    case .state(let id, let state, let isSet):
      for state in ATSPIStates.states(for: state) { emit(id, in: window, .state(state, isSet)) }
      if state == .isExpanded { emit(id, in: window, .state(.collapsed, !isSet)) }
      if state == .isSelected, let parent = element(id)?.parent {
        emit(parent, in: window, .object("SelectionChanged", "", 0, 0, .variant(.int32(0))))
      }
    case .textRemoved(let id, let place, let text):
      emit(id, in: window, .object("TextChanged", "delete", place, text.unicodeScalars.count, .variant(.string(text))))
    case .textInserted(let id, let place, let text):
      emit(id, in: window, .object("TextChanged", "insert", place, text.unicodeScalars.count, .variant(.string(text))))
    case .caret(let id, let offset): emit(id, in: window, .object("TextCaretMoved", "", offset, 0, .variant(.int32(0))))
    case .textSelection(let id): emit(id, in: window, .object("TextSelectionChanged", "", 0, 0, .variant(.int32(0))))
    }
  }
}
