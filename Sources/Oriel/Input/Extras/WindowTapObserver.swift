import Foundation

/// An observer of all taps in the app's windows, regardless of which view handles them. It doesn't affect other views, and observes as long
/// as it is retained.
///
/// SwiftUI has no counterpart: on Apple's systems it is a `UITapGestureRecognizer` on the key window that has `cancelsTouchesInView` set to
/// false and is recognized simultaneously with all others.
@MainActor
public final class WindowTapObserver {
  private struct Entry { weak var observer: WindowTapObserver? }

  private static var entries: [Entry] = []
  private let action: (FirstResponderProxy) -> Void

  /// Creates an observer with an action. The action is called after a press of the primary button, or of a finger, that ends within 10
  /// points of its start, and receives the focused view of the tap's window. Taps on the keyboard don't count.
  public init(perform action: @escaping (FirstResponderProxy) -> Void) {
    self.action = action
    Self.entries.removeAll { $0.observer == nil }
    Self.entries.append(Entry(observer: self))
  }

  /// The number of existing observers.
  package static var count: Int { entries.count { $0.observer != nil } }

  static func tell(_ responder: FirstResponderProxy) { for entry in entries { entry.observer?.action(responder) } }
}

extension CGPoint {
  /// Returns a Boolean value that indicates whether a press that began at `start` and ends at this point is a tap.
  func isTap(from start: CGPoint) -> Bool { hypot(x - start.x, y - start.y) <= 10 }
}
