import CGTK
import COrielGTK

/// The system clipboard and the primary selection, as plain text.
@MainActor
enum Clipboard {
  private final class Completion {
    let call: @MainActor (String?) -> Void
    init(_ call: @escaping @MainActor (String?) -> Void) { self.call = call }
  }

  private static var clipboard: OpaquePointer? { gdk_display_get_default().map { gdk_display_get_clipboard($0) } }

  /// Reads the clipboard's text. `completion` is called exactly once, asynchronously, with `nil` if the clipboard holds no text.
  static func read(_ completion: @escaping @MainActor (String?) -> Void) { read(clipboard, completion) }

  /// Reads the text that was last selected in any program. `completion` receives `nil` if the user has disabled pasting with the middle
  /// button.
  static func readSelection(_ completion: @escaping @MainActor (String?) -> Void) {
    let pastes = gtk_settings_get_default().map { oriel_settings_bool($0, "gtk-enable-primary-paste") != 0 } ?? false
    read(pastes ? selection : nil, completion)
  }

  static func writeSelection(_ text: String) { if let selection { gdk_clipboard_set_text(selection, text) } }

  private static var selection: OpaquePointer? { gdk_display_get_default().map { gdk_display_get_primary_clipboard($0) } }

  private static func read(_ clipboard: OpaquePointer?, _ completion: @escaping @MainActor (String?) -> Void) {
    guard let clipboard else { return completion(nil) }
    let finish: @convention(c) @MainActor (UnsafeMutablePointer<GObject>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      let completion = Unmanaged<Completion>.fromOpaque($2!).takeRetainedValue()
      let text = gdk_clipboard_read_text_finish(OpaquePointer($0), $1, nil)
      completion.call(text.map { String(cString: $0) })
      g_free(text)
    }
    gdk_clipboard_read_text_async(clipboard, nil, finish, Unmanaged.passRetained(Completion(completion)).toOpaque())
  }

  /// Writes a text to the clipboard, or empties it if the text is `nil`.
  static func write(_ text: String?) {
    guard let clipboard else { return }
    if let text { gdk_clipboard_set_text(clipboard, text) } else { gdk_clipboard_set_content(clipboard, nil) }
  }

  /// The text of the clipboard if this process owns it, or `nil` if there is none or another program owns the clipboard.
  static var ownText: String? {
    guard let text = clipboard.flatMap({ oriel_clipboard_own_text($0) }) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  private static var changes = 0
  private static var isCounting = false

  /// The number of changes of the clipboard since the property was first read.
  static var changeCount: Int {
    if !isCounting, let clipboard {
      isCounting = true
      let changed: @convention(c) @MainActor (OpaquePointer, UnsafeMutableRawPointer?) -> Void = { _, _ in Clipboard.changes += 1 }
      g_signal_connect_data(
        UnsafeMutableRawPointer(clipboard), "changed", unsafeBitCast(changed, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
    }
    return changes
  }

  /// Passes a text that this process owns to the clipboard manager, which offers it after the process has ended. Takes half a second at the
  /// most, and returns at once if there is nothing to pass on.
  static func store() {
    guard let clipboard, gdk_clipboard_is_local(clipboard) != 0 else { return }
    final class Wait { var isOver = false }
    let wait = Wait()
    let pointer = Unmanaged.passRetained(wait).toOpaque()
    let finish: @convention(c) @MainActor (UnsafeMutablePointer<GObject>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      _ = gdk_clipboard_store_finish(OpaquePointer($0), $1, nil)
      Unmanaged<Wait>.fromOpaque($2!).takeRetainedValue().isOver = true
    }
    gdk_clipboard_store_async(clipboard, 0, nil, finish, pointer)
    let deadline = g_get_monotonic_time() + 500_000
    while !wait.isOver, g_get_monotonic_time() < deadline {
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(2_000) }
    }
  }
}
