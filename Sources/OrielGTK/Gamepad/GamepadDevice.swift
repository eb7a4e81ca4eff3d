import COrielGTK
import Foundation

/// An open gamepad: reads its descriptor whenever there is something, and keeps held directions going.
@MainActor
final class GamepadDevice {
  private let descriptor: Int32
  private var decoder: GamepadDecoder
  private let source: any DispatchSourceRead
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
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    // Closed only once nobody waits for it.
    source.setCancelHandler { oriel_gamepad_close(descriptor) }
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.activate()
  }

  isolated deinit { if !isClosed { source.cancel() } }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    source.cancel()
    tell(decoder.releaseAll())
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
