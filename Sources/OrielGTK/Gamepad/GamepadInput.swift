import CGTK
import COrielGTK
import Foundation
import Oriel

/// Sends the input of all gamepads to the key window, as the keys of a remote control: arrows, Return for the focused view, and Escape to
/// exit.
///
/// Gamepads are read from the kernel's event devices, to which the system gives the local user access. They may appear and disappear at any
/// time.
@MainActor
final class GamepadInput {
  /// Returns the current receiver, or `nil` if there is none.
  var receiver: () -> (any WindowContent)? = { nil }
  private let directory: String
  private var devices: [String: GamepadDevice] = [:]
  private var monitor: OpaquePointer?
  private lazy var signals = SignalConnections(owner: self)
  private var isScanWaiting = false
  /// The receiver of the last press.
  private weak var pressed: (any WindowContent)?

  init(directory: String = "/dev/input") { self.directory = directory }

  /// Searches for gamepads soon, and whenever a device appears or disappears. Has no effect if the directory doesn't exist.
  func start() {
    guard monitor == nil, FileManager.default.fileExists(atPath: directory) else { return }
    let file = g_file_new_for_path(directory)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    if let monitor = g_file_monitor_directory(file, G_FILE_MONITOR_NONE, nil, nil) {
      self.monitor = OpaquePointer(UnsafeMutableRawPointer(monitor))
      let changed:
        @convention(c) @MainActor (OpaquePointer, OpaquePointer, OpaquePointer?, GFileMonitorEvent, UnsafeMutableRawPointer) -> Void = {
          owner($4, as: GamepadInput.self).scanSoon()
        }
      signals.connect("changed", of: UnsafeMutableRawPointer(monitor), to: changed)
    }
    scanSoon()
  }

  func stop() {
    signals.disconnectAll()
    if let monitor { g_object_unref(UnsafeMutableRawPointer(monitor)) }
    monitor = nil
    for device in devices.values { device.close() }
    devices = [:]
  }

  /// Searches after a delay: a device becomes readable a moment after it appears, and several appear at once.
  private func scanSoon() {
    guard !isScanWaiting else { return }
    isScanWaiting = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isScanWaiting = false
        if self.monitor != nil { self.scan() }
      }
    }
  }

  private func scan() {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).filter { $0.hasPrefix("event") }
    for name in names.sorted() where devices[name] == nil && Self.isGamepad(name) { open(name) }
  }

  /// Indicates whether a device is a gamepad, by the capabilities that the kernel publishes.
  private static func isGamepad(_ name: String) -> Bool {
    let keys = try? String(contentsOfFile: "/sys/class/input/\(name)/device/capabilities/key", encoding: .utf8)
    return keys.map { hasKey(EventCode.south, inCapabilities: $0) } ?? false
  }

  /// Indicates whether a device has a key. The text has words of hexadecimal digits, the highest first, as sysfs writes them.
  nonisolated static func hasKey(_ key: UInt16, inCapabilities text: String, bitsOfWord: Int = UInt.bitWidth) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).reversed().map { UInt64($0, radix: 16) ?? 0 }
    let (word, bit) = (Int(key) / bitsOfWord, Int(key) % bitsOfWord)
    return word < words.count && words[word] >> UInt64(bit) & 1 == 1
  }

  private func open(_ name: String) {
    let path = "\(directory)/\(name)"
    let descriptor = oriel_gamepad_open(path)
    guard descriptor >= 0 else {
      Report.once("gamepad", "The gamepad \(path) cannot be read: \(String(cString: strerror(errno))). It cannot move the focus.")
      return
    }
    func range(_ axis: UInt16) -> GamepadDecoder.Range {
      var range = GamepadDecoder.Range()
      oriel_gamepad_axis(descriptor, Int32(axis), &range.minimum, &range.maximum)
      return range
    }
    devices[name] = GamepadDevice(
      descriptor: descriptor, horizontal: range(EventCode.stickX), vertical: range(EventCode.stickY),
      handler: { [weak self] outputs in self?.deliver(outputs) }, didEnd: { [weak self] in self?.devices[name] = nil })
  }

  /// Releases the pressed keys if another window, or none, receives the input now.
  func receiverDidChange() {
    guard let pressed, receiver() !== pressed else { return }
    for device in devices.values { device.releaseAll() }
    self.pressed = nil
  }

  func deliver(_ outputs: [GamepadDecoder.Output]) {
    let time = TimeInterval(g_get_monotonic_time()) / 1e6
    for output in outputs {
      // The window that has received a press also receives its release.
      let content = receiver()
      switch output {
      case .press(let key):
        pressed = content
        let isUsed = content?.handle(KeyEvent(phase: .down, key: key.equivalent, time: time)) ?? true
        // Without a focus, the first direction moves the focus to a view.
        if !isUsed, key.isDirection, content?.hasFocus == false { _ = content?.enterFocus(isForward: true) }
      case .again(let key): if pressed === content { content?.handle(KeyEvent(phase: .repeat, key: key.equivalent, time: time)) }
      case .release(let key): (pressed ?? content)?.handle(KeyEvent(phase: .up, key: key.equivalent, time: time))
      case .stick(let position): content?.handle(StickEvent(position: position, time: time))
      }
    }
  }
}

extension GamepadDecoder.Key {
  /// The equivalent key of a keyboard.
  var equivalent: KeyEquivalent {
    switch self {
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .select: .return
    case .exit: .escape
    }
  }
}
