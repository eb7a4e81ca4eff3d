import Foundation

/// The notifications that an app sends to assistive technology. Mirrors SwiftUI's `AccessibilityNotification`.
public enum AccessibilityNotification {
  /// A notification that has a screen reader speak a text. It has no effect if no assistive technology is connected.
  public struct Announcement: Sendable {
    private let text: String

    /// Creates an announcement of a string.
    public init(_ announcement: String) { text = announcement }

    /// Creates an announcement of the characters of an attributed string.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Announces the text, in the key window if several windows are open. This method can be called on any thread.
    public func post() {
      let text = text
      onMainActor { AccessibilityNotification.speak(text) }
    }
  }

  /// The closure that forwards announcements, or `nil` if no assistive technology is connected.
  @MainActor package static var speaker: ((String) -> Void)?

  /// A closure with which tests observe announcements, independently of `speaker`.
  @MainActor package static var listener: ((String) -> Void)?

  @MainActor private static func speak(_ text: String) {
    guard !text.isEmpty else { return }
    speaker?(text)
    listener?(text)
  }
}
