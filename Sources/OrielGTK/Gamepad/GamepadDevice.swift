import CGTK
import COrielGTK
import Foundation

/// An open gamepad: reads its descriptor whenever there is something, and keeps held directions going.
@MainActor
final class GamepadDevice {
  private let descriptor: Int32
  private var decoder: GamepadDecoder
  /// The main context's source that waits for the descriptor; 0 when nobody does.
  private var source: guint = 0
  private let handler: @MainActor ([GamepadDecoder.Output]) -> Void
  private let didEnd: @MainActor () -> Void
  /// The beginning of an event whose rest hasn't come.
  private var rest: [UInt8] = []
  private var repeatsAt: TimeInterval?
  private(set) var isClosed = false

  /// Owns the descriptor, which must not block. `didEnd` is called when the device goes by itself.
  init(
    descriptor: Int32, horizontal: GamepadDecoder.Range = .init(), vertical: GamepadDecoder.Range = .init(),
    handler: @escaping @MainActor ([GamepadDecoder.Output]) -> Void, didEnd: @escaping @MainActor () -> Void
  ) {
    self.descriptor = descriptor
    decoder = GamepadDecoder(horizontal: horizontal, vertical: vertical)
    self.handler = handler
    self.didEnd = didEnd
    let isReady: @convention(c) @MainActor (gint, GIOCondition, UnsafeMutableRawPointer?) -> gboolean = { _, _, data in
      owner(data!, as: GamepadDevice.self).read()
      return 1
    }
    // A dispatch source would do, too, but for this: one that is cancelled while the other end hangs up may crash its own thread.
    let conditions = GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
    source = g_unix_fd_add(descriptor, conditions, isReady, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit { if !isClosed { letGo() } }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    letGo()
    tell(decoder.releaseAll())
  }

  private func letGo() {
    g_source_remove(source)
    oriel_gamepad_close(descriptor)
  }

  /// Lets go of everything that is held: somebody else gets what comes.
  func releaseAll() {
    tell(decoder.releaseAll())
    repeatsAt = nil
  }

  private var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  private func tell(_ outputs: [GamepadDecoder.Output]) { if !outputs.isEmpty { handler(outputs) } }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 64 * oriel_gamepad_event_size())
    while !isClosed {
      let count = oriel_gamepad_read(descriptor, &buffer, buffer.count)
      if count == -1 { break }
      guard count > 0 else {
        close()
        didEnd()
        return
      }
      decode(rest + buffer[..<count])
    }
    scheduleRepeat()
  }

  private func decode(_ bytes: [UInt8]) {
    let size = oriel_gamepad_event_size()
    var start = 0
    bytes.withUnsafeBufferPointer { bytes in
      while start + size <= bytes.count {
        var input = GamepadDecoder.Input(type: 0, code: 0, value: 0)
        oriel_gamepad_event(bytes.baseAddress! + start, &input.type, &input.code, &input.value)
        tell(decoder.handle(input, at: now))
        start += size
      }
    }
    rest = Array(bytes[start...])
  }

  private func scheduleRepeat() {
    guard let due = decoder.due, due != repeatsAt, !isClosed else { return }
    repeatsAt = due
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, due - now)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.repeatsAt == due, !self.isClosed else { return }
        self.repeatsAt = nil
        self.tell(self.decoder.advance(to: self.now))
        self.scheduleRepeat()
      }
    }
  }
}
