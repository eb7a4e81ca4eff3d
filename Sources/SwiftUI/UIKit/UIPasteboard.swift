import Foundation
import Oriel

/// The system's clipboard, as text. Mirrors UIKit's `UIPasteboard` in part: it has no images.
///
/// Text that the app itself has copied is available immediately. The content of other apps must be requested asynchronously, so only
/// `changeCount` reflects it here, and the other properties are `nil`. A `PasteButton` waits for it. An app without a window has no
/// clipboard.
///
/// It can be written on any thread. It can be read on the main thread only; on other threads it appears empty.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The system's clipboard.
  nonisolated public static let general = UIPasteboard()

  /// The texts that were last copied, which the clipboard contains as a single text.
  private var written: [String] = []

  nonisolated private init() {}

  private var surface: (any WindowSurface)? { AppLifecycle.current.frontWindow?.surface }

  /// The first of the texts. Setting it to `nil` clears the clipboard.
  nonisolated public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts, which other apps receive as the lines of a single text. Setting it to `nil` or an empty array clears the clipboard.
  nonisolated public var strings: [String]? {
    get { Self.read(orElse: nil) { self.texts } }
    set { onMainActor { self.texts = newValue } }
  }

  private var texts: [String]? {
    get {
      guard let text = surface?.ownClipboardText else { return nil }
      return text == joined ? written : [text]
    }
    set {
      guard let surface else { return }
      written = newValue ?? []
      surface.writeClipboard(joined)
    }
  }

  nonisolated private static func read<Value: Sendable>(orElse value: Value, _ body: @MainActor () -> Value) -> Value {
    if isOnMainActor { return MainActor.assumeIsolated(body) }
    Report.once("pasteboard-thread", "UIPasteboard was read on a thread other than the main thread, where it is always empty.")
    return value
  }

  private var joined: String? { written.isEmpty ? nil : written.joined(separator: "\n") }

  /// A Boolean value that indicates whether the clipboard contains text that the app has copied.
  nonisolated public var hasStrings: Bool { string != nil }

  /// The text as a URL, or `nil` if it isn't a URL with a scheme. Setting it to `nil` clears the clipboard.
  nonisolated public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// A Boolean value that indicates whether the clipboard contains a URL that the app has copied.
  nonisolated public var hasURLs: Bool { url != nil }

  /// The number of changes of the clipboard by any app since the property was first accessed.
  nonisolated public var changeCount: Int { Self.read(orElse: 0) { self.surface?.clipboardChangeCount ?? 0 } }
}
