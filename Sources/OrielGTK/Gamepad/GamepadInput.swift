import CGTK
import COrielGTK
import Foundation
import Oriel

/// Gives what all gamepads do to the window that has the keyboard, as the keys of a remote: arrows, Return for what has the focus, Escape for leaving.
///
/// Gamepads are read from the kernel's event devices, to which a desktop lets whoever sits at it. They may come and go at any time.
@MainActor
final class GamepadInput {
  /// Who gets it now.
  var receiver: () -> (any WindowContent)? = { nil }
  private let directory: String
  private var devices: [String: GamepadDevice] = [:]
  private var monitor: OpaquePointer?
  private lazy var signals = SignalConnections(owner: self)
  private var isScanWaiting = false
  /// Who was told that a key went down.
  private weak var pressed: (any WindowContent)?

  init(directory: String = "/dev/input") { self.directory = directory }

  /// Looks for gamepads soon, and whenever a device comes or goes. Where there is no such directory nothing happens.
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

  /// A device may be read only a moment after it appears, and several appear at once.
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

  /// By what the kernel says of the device to everybody.
  private static func isGamepad(_ name: String) -> Bool {
    let keys = try? String(contentsOfFile: "/sys/class/input/\(name)/device/capabilities/key", encoding: .utf8)
    return keys.map { hasKey(EventCode.south, inCapabilities: $0) } ?? false
  }

  /// Whether a key is among those of a device: words of hexadecimal digits, the highest first, as sysfs writes them.
  nonisolated static func hasKey(_ key: UInt16, inCapabilities text: String, bitsOfWord: Int = UInt.bitWidth) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).reversed().map { UInt64($0, radix: 16) ?? 0 }
    let (word, bit) = (Int(key) / bitsOfWord, Int(key) % bitsOfWord)
    return word < words.count && words[word] >> UInt64(bit) & 1 == 1
  }

  private func open(_ name: String) {
    let path = "\(directory)/\(name)"
    let descriptor = oriel_gamepad_open(path)
    guard descriptor >= 0 else {
      Report.once("gamepad", "The gamepad \(path) cannot be read: \(String(cString: strerror(errno))). It moves no focus.")
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

  /// Nobody, or another window, has the keyboard now.
  func receiverDidChange() {
    guard let pressed, receiver() !== pressed else { return }
    for device in devices.values { device.releaseAll() }
    self.pressed = nil
  }

  func deliver(_ outputs: [GamepadDecoder.Output]) {
    let time = TimeInterval(g_get_monotonic_time()) / 1e6
    for output in outputs {
      // What went down in one window doesn't go up in another.
      let content = receiver()
      switch output {
      case .press(let key):
        pressed = content
        let isUsed = content?.handle(KeyEvent(phase: .down, key: key.equivalent, time: time)) ?? true
        // Where nothing has the focus yet, a remote's first direction gives it to something.
        if !isUsed, key.isDirection, content?.hasFocus == false { _ = content?.enterFocus(isForward: true) }
      case .again(let key): if pressed === content { content?.handle(KeyEvent(phase: .repeat, key: key.equivalent, time: time)) }
      case .release(let key): (pressed ?? content)?.handle(KeyEvent(phase: .up, key: key.equivalent, time: time))
      case .stick(let position): content?.handle(StickEvent(position: position, time: time))
      }
    }
  }
}

extension GamepadDecoder.Key {
  /// The key of a keyboard that does the same.
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
