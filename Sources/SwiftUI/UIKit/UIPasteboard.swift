import Foundation
import Oriel

/// The desktop's clipboard, as text. Mirrors UIKit's `UIPasteboard` as far as that goes: there are no pictures in it.
///
/// What the program itself has put there is given at once. Another program has to be asked for its own, and may take its time: of that
/// only `changeCount` is known here, and the rest is nil. A `PasteButton` waits for it. An app without a window has no clipboard.
///
/// Any thread can write to it. It is read on the main thread; on others it seems to be empty.
@MainActor @preconcurrency
public final class UIPasteboard {
  nonisolated public static let general = UIPasteboard()

  /// What was put there last, of which the clipboard has one text.
  private var written: [String] = []

  nonisolated private init() {}

  private var surface: (any WindowSurface)? { AppLifecycle.current.frontWindow?.surface }

  /// The text, the first one where there are several. Nil empties the clipboard.
  nonisolated public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; other programs get them as lines of one. Nil or none empty the clipboard.
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
    Report.once("pasteboard-thread", "UIPasteboard was read on another thread than the main one, where it seems to be empty.")
    return value
  }

  private var joined: String? { written.isEmpty ? nil : written.joined(separator: "\n") }

  /// Whether there is a text that the program has put there.
  nonisolated public var hasStrings: Bool { string != nil }

  /// The address that the text is; nil where it is none with a scheme. Nil empties the clipboard.
  nonisolated public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// Whether there is an address that the program has put there.
  nonisolated public var hasURLs: Bool { url != nil }

  /// Grows with each change of what is there, whoever makes it, from when it is first asked for.
  nonisolated public var changeCount: Int { Self.read(orElse: 0) { self.surface?.clipboardChangeCount ?? 0 } }
}
