import CGTK
import COrielGTK
import Foundation

/// An open gamepad: it reads the descriptor when data is available, and repeats held directions.
@MainActor
final class GamepadDevice {
  private let descriptor: Int32
  private var decoder: GamepadDecoder
  /// The main context's source for the descriptor.
  private var source: guint = 0
  private let handler: @MainActor ([GamepadDecoder.Output]) -> Void
  private let didEnd: @MainActor () -> Void
  /// The beginning of an incomplete event.
  private var rest: [UInt8] = []
  private var repeatsAt: TimeInterval?
  private(set) var isClosed = false

  /// Creates a gamepad from a nonblocking descriptor, which it owns. `didEnd` is called when the device disappears.
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
    // A dispatch source isn't used, because one that is canceled while the other end hangs up may crash its own thread.
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

  /// Releases all held keys, because another receiver gets the following events.
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
