import CGTK
import COrielGTK
import Foundation
import Testing

@testable import OrielGTK

/// Tests of a device for which a pipe stands in.
@MainActor @Suite struct GamepadDeviceTests {
  @MainActor private final class Log {
    var outputs: [GamepadDecoder.Output] = []
    var hasEnded = false
  }

  private func make() throws -> (device: GamepadDevice, log: Log, input: FileHandle) {
    let pipe = Pipe()
    let descriptor = dup(pipe.fileHandleForReading.fileDescriptor)
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let log = Log()
    let device = GamepadDevice(
      descriptor: descriptor, handler: { log.outputs += $0 }, didEnd: { log.hasEnded = true })
    return (device, log, pipe.fileHandleForWriting)
  }

  /// Returns the bytes of an event in the kernel's format.
  private func event(_ type: UInt16, _ code: UInt16, _ value: Int32) -> [UInt8] {
    let header = [UInt8](repeating: 0, count: oriel_gamepad_event_size() - 8)
    func bytes<Number>(_ number: Number) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }
    return header + bytes(type) + bytes(code) + bytes(value)
  }

  private func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<300 where !isDone() { try await turn(for: 0.01) }
    #expect(isDone())
  }

  /// Runs the main context and asynchronous work.
  private func turn(for seconds: TimeInterval) async throws {
    try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  @Test func `Written events are decoded, also in pieces`() async throws {
    let (device, log, input) = try make()
    var bytes = event(EventCode.key, EventCode.south, 1) + event(EventCode.synchronize, EventCode.report, 0)
    bytes += event(EventCode.axis, EventCode.hatX, -1) + event(EventCode.synchronize, EventCode.report, 0)
    input.write(Data(bytes[..<30]))
    try await turn(for: 0.03)
    input.write(Data(bytes[30...]))
    try await wait { log.outputs.count >= 2 }
    #expect(log.outputs.prefix(2) == [.press(.select), .press(.left)])
    device.close()
    #expect(log.outputs.suffix(2) == [.release(.select), .release(.left)])
    #expect(!log.hasEnded)
  }

  @Test func `A held direction repeats`() async throws {
    let (device, log, input) = try make()
    input.write(Data(event(EventCode.axis, EventCode.hatY, 1) + event(EventCode.synchronize, EventCode.report, 0)))
    try await wait { log.outputs.filter { $0 == .again(.down) }.count >= 2 }
    device.close()
    let count = log.outputs.count
    try await turn(for: 0.2)
    #expect(log.outputs.count == count)
  }

  @Test func `A disconnected device releases all keys and reports its end`() async throws {
    let (device, log, input) = try make()
    input.write(Data(event(EventCode.key, EventCode.east, 1) + event(EventCode.synchronize, EventCode.report, 0)))
    try await wait { !log.outputs.isEmpty }
    try input.close()
    try await wait { log.hasEnded }
    #expect(log.outputs == [.press(.exit), .release(.exit)])
    #expect(device.isClosed)
  }

  @Test func `Hundreds of devices can connect and disconnect, with either end closing first`() async throws {
    for number in 0..<200 {
      let (device, log, input) = try make()
      input.write(Data(event(EventCode.key, EventCode.east, 1) + event(EventCode.synchronize, EventCode.report, 0)))
      if number % 2 == 0 { device.close() }
      try input.close()
      try await wait { device.isClosed }
      #expect(log.hasEnded == (number % 2 == 1))
    }
  }

  @Test func `A missing directory of devices is no error`() {
    let input = GamepadInput(directory: "/nowhere")
    input.start()
    input.deliver([.press(.up), .stick(.zero), .release(.up)])
    input.stop()
  }
}
