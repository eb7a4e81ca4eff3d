import Foundation

/// Hears of every tap in the app's windows, whatever else takes it: nothing is kept from anybody. It hears as long as it is held.
///
/// SwiftUI has nothing like it: on Apple's systems a `UITapGestureRecognizer` on the key window stands in for it, with
/// `cancelsTouchesInView` false and recognised together with all others.
@MainActor
public final class WindowTapObserver {
  private struct Entry { weak var observer: WindowTapObserver? }

  private static var entries: [Entry] = []
  private let action: (FirstResponderProxy) -> Void

  /// Calls the action after a press of the primary button, or of a finger, that ends within 10 points of where it began: with what has the
  /// focus in the window of the tap. Taps on the keyboard don't count.
  public init(perform action: @escaping (FirstResponderProxy) -> Void) {
    self.action = action
    Self.entries.removeAll { $0.observer == nil }
    Self.entries.append(Entry(observer: self))
  }

  /// How many hear.
  package static var count: Int { entries.count { $0.observer != nil } }

  static func tell(_ responder: FirstResponderProxy) { for entry in entries { entry.observer?.action(responder) } }
}

extension CGPoint {
  /// Whether a press that began at `start` and ends here is a tap.
  func isTap(from start: CGPoint) -> Bool { hypot(x - start.x, y - start.y) <= 10 }
}
