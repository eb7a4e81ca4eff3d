import Foundation

/// What an app tells assistive technology by itself. Mirrors SwiftUI's `AccessibilityNotification`.
public enum AccessibilityNotification {
  /// Has a text spoken. Nothing happens where nobody listens.
  public struct Announcement: Sendable {
    private let text: String

    public init(_ announcement: String) { text = announcement }

    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Says it, in the window that has the keyboard where several are open. From any thread.
    public func post() {
      let text = text
      onMainActor { AccessibilityNotification.speak(text) }
    }
  }

  /// Who passes on what is announced; nobody where no assistive technology listens.
  @MainActor package static var speaker: ((String) -> Void)?

  /// Where tests listen, whoever else does.
  @MainActor package static var listener: ((String) -> Void)?

  @MainActor private static func speak(_ text: String) {
    guard !text.isEmpty else { return }
    speaker?(text)
    listener?(text)
  }
}
