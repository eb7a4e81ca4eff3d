import CGTK
import COrielGTK
import Foundation
import Oriel

/// What a window's accessibility needs to know of what shows it.
@MainActor
protocol AccessibleSurface: AnyObject {
  /// Called when somebody asks for the first time.
  func watchAccessibility() -> AccessibilityWatch?
  var widgetSize: CGSize { get }
  /// The top left corner on the screen, in points.
  var screenOrigin: CGPoint { get }
  func grabKeyboard()
}

/// A window as assistive technology has it: what is in its surface, and where.
@MainActor
final class AccessibleWindow {
  let id = AccessibilityWatch.makeID()
  private weak var surface: (any AccessibleSurface)?
  var title: String {
    didSet { if title != oldValue { service.titleDidChange(of: self) } }
  }
  private let service: AccessibilityService
  private lazy var watch = surface?.watchAccessibility()
  /// Whether frames were drawn since somebody looked.
  private var isStale = true
  private var isScheduled = false
  private var lastLook: TimeInterval = 0
  private(set) var isActive = false

  /// Seconds from one look to the next while something moves and somebody listens.
  private static let pause = 0.05

  init(_ surface: any AccessibleSurface, title: String, service: AccessibilityService) {
    self.surface = surface
    self.title = title
    self.service = service
  }

  /// A frame has run. While nobody listens that is all.
  func frameDidRun() {
    isStale = true
    guard service.isListening, !isScheduled else { return }
    isScheduled = true
    let due = max(0.01, lastLook + Self.pause - Self.now)
    DispatchQueue.main.asyncAfter(deadline: .now() + due) { [weak self] in
      MainActor.assumeIsolated { self?.lookAgain() }
    }
  }

  private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  private func lookAgain() {
    isScheduled = false
    guard service.isListening else { return }
    _ = snapshot
  }

  /// What is there now. What became different is told on the way, where somebody listens.
  var snapshot: AccessibilitySnapshot {
    guard let watch else { return AccessibilitySnapshot() }
    if isStale {
      isStale = false
      lastLook = Self.now
      let isFirst = watch.snapshot.elements.isEmpty
      let changes = watch.refresh()
      service.tell(isFirst ? changes.filter { $0.isFocus } : changes, of: self)
    }
    return watch.snapshot
  }

  /// Somebody begins to listen: from now on differences count.
  func beginListening() {
    isStale = true
    _ = snapshot
  }

  /// Nobody listens any more.
  func endListening() {
    isStale = true
    watch?.forget()
  }

  func activityDidChange(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    service.activityDidChange(of: self)
  }

  // MARK: Asking

  func perform(_ action: Int, of id: Int) -> Bool { watch?.perform(action, of: id) ?? false }
  func setValue(_ value: Double, of id: Int) -> Bool { watch?.setValue(value, of: id) ?? false }
  func reveal(_ id: Int) -> Bool { watch?.reveal(id) ?? false }
  func text(of id: Int) -> (any AccessibleText)? { watch?.text(of: id) }
  func edit(_ id: Int, _ change: @escaping (any AccessibleText) -> Void) -> Bool { watch?.edit(id, change) ?? false }

  /// Gives an element the keyboard, within the window that has it or will have it.
  func focus(_ id: Int) -> Bool {
    guard watch?.focus(id) == true else { return false }
    surface?.grabKeyboard()
    return true
  }

  // MARK: Places

  var size: CGSize { surface?.widgetSize ?? .zero }

  var screenOrigin: CGPoint { surface?.screenOrigin ?? .zero }
}

extension ContentSurface: AccessibleSurface {
  func watchAccessibility() -> AccessibilityWatch? { content.watchAccessibility() }

  func grabKeyboard() { if gtk_widget_is_focus(widget) == 0 { gtk_widget_grab_focus(widget) } }

  var screenOrigin: CGPoint {
    var (x, y) = (0.0, 0.0)
    oriel_widget_screen_origin(widget, &x, &y)
    return CGPoint(x: x, y: y)
  }
}

extension AccessibilityChange {
  /// Whether it says that something has the keyboard now.
  var isFocus: Bool { if case .state(_, .isFocused, isSet: true) = self { true } else { false } }
}
