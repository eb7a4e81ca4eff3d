import CGTK
import COrielGTK
import Foundation
import Oriel
import OrielModel

/// The page of a browser that shows the program: its title, its clipboard and its input methods, which GTK's Broadway backend lacks.
///
/// The page's server listens on a socket whose path is in `ORIEL_BROWSER_PAGE`; `oriel run --browser` is such a server. Both sides send
/// lines, each with one JSON object. If the connection ends, the program continues without the page.
@MainActor
final class BrowserPage {
  /// An object that receives the text input of the page.
  @MainActor protocol Field: AnyObject {
    func take(_ input: BrowserPageInput)
  }

  private let descriptor: Int32
  private var source: guint = 0
  /// A server that reads slowly blocks this queue, and never the program.
  private let output = DispatchQueue(label: "BrowserPage.output")
  private var lines = LineBuffer(limit: BrowserPage.longestLine)
  private weak var field: (any Field)?
  private var shown: BrowserPageOutput.TextField?
  /// True while a text of the page is written to the clipboard, which isn't sent back.
  private var isTakingText = false
  private let writeClipboard: @MainActor (String) -> Void

  /// The maximum length of a line, in bytes. A longer line ends the connection.
  static let longestLine = 64 << 20

  /// Connects to the server in the environment. Returns `nil` if there is none, or if it can't be reached.
  convenience init?(environment: EnvironmentVariables) {
    guard let path = environment["ORIEL_BROWSER_PAGE"], !path.isEmpty else { return nil }
    guard let descriptor = Self.connect(to: path) else {
      Report.once(
        "browser-page", "ORIEL_BROWSER_PAGE isn't the path of a server: \"\(path)\". The page has no title, clipboard and input methods.")
      return nil
    }
    self.init(descriptor: descriptor) { Clipboard.write($0) }
    let changed: @convention(c) @MainActor (OpaquePointer, UnsafeMutableRawPointer?) -> Void = { _, _ in
      if let text = Clipboard.ownText { Desktop.shared.browserPage?.clipboardDidChange(to: text) }
    }
    if let clipboard = gdk_display_get_default().map({ gdk_display_get_clipboard($0) }) {
      // The same cast as in `SignalConnections`, with a connection for the lifetime of the process.
      g_signal_connect_data(
        UnsafeMutableRawPointer(clipboard), "changed", unsafeBitCast(changed, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
    }
  }

  /// Creates a page from the descriptor of a connected socket, and closes that on deinitialization.
  init(descriptor: Int32, writeClipboard: @escaping @MainActor (String) -> Void) {
    self.descriptor = descriptor
    self.writeClipboard = writeClipboard
    let readable: @convention(c) @MainActor (Int32, GIOCondition, UnsafeMutableRawPointer?) -> gboolean = { _, _, page in
      owner(page!, as: BrowserPage.self).read() ? 1 : 0
    }
    // A higher priority than that of Broadway's events: the page sends a key only after the text that precedes the key has arrived.
    let conditions = GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
    source = g_unix_fd_add_full(
      // The C type of the function lacks only the isolation: GLib calls it on the thread of the main loop.
      G_PRIORITY_HIGH, descriptor, conditions, unsafeBitCast(readable, to: GUnixFDSourceFunc.self),
      Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  isolated deinit {
    if source != 0 { g_source_remove(source) }
    // Pending writes end first: the system may reuse the number for another file as soon as it is closed.
    output.async { [descriptor] in Foundation.close(descriptor) }
  }

  private static func connect(to path: String) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard bytes.count < room.count else { return false }
      room.copyBytes(from: bytes)
      return true
    }
    guard fits else { return nil }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.connect(descriptor, $0, size) }
    }
    guard status == 0 else {
      Foundation.close(descriptor)
      return nil
    }
    return descriptor
  }

  // MARK: Output

  var title = "" {
    didSet { if title != oldValue { send(.title(title)) } }
  }

  /// Sends a change of the focused text, or the loss of the focus.
  func show(_ state: TextInputState?, of field: any Field) {
    if state != nil {
      self.field = field
    } else {
      guard self.field === field else { return }
      self.field = nil
    }
    let new = state.map(BrowserPageOutput.TextField.init)
    guard new != shown else { return }
    shown = new
    send(.textInput(new))
  }

  /// Sends a text that the program has copied, even an unchanged one: the browser's clipboard may have changed in between.
  func clipboardDidChange(to text: String) {
    if !isTakingText { send(.clipboard(text)) }
  }

  private func send(_ message: BrowserPageOutput) {
    let line = message.line
    output.async { [descriptor] in
      var rest = line[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        // A closed page needs no message.
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  // MARK: Input

  /// Reads the available input. Returns `false` at its end.
  private func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    if count < 0, errno == EAGAIN || errno == EINTR { return true }
    guard count > 0, let new = lines.append(bytes[..<count]) else {
      // The page has closed the connection, or has sent a line that is too long.
      source = 0
      return false
    }
    for line in new {
      if let input = BrowserPageInput(line: line) { take(input) }
    }
    return true
  }

  private func take(_ input: BrowserPageInput) {
    guard case .clipboard(let text) = input else {
      field?.take(input)
      return
    }
    isTakingText = true
    defer { isTakingText = false }
    writeClipboard(text)
  }
}
