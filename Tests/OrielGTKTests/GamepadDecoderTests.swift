import Foundation
import Testing

@testable import OrielGTK

@Suite struct GamepadDecoderTests {
  private typealias Output = GamepadDecoder.Output

  /// A decoder, and functions that send the events of one moment.
  private final class Pad {
    var decoder: GamepadDecoder

    init(decoder: GamepadDecoder = GamepadDecoder()) { self.decoder = decoder }

    func handle(_ input: GamepadDecoder.Input, at time: TimeInterval) -> [GamepadDecoder.Output] { decoder.handle(input, at: time) }

    func advance(to time: TimeInterval) -> [GamepadDecoder.Output] { decoder.advance(to: time) }

    func send(_ inputs: [(type: UInt16, code: UInt16, value: Int32)], at time: TimeInterval = 0) -> [GamepadDecoder.Output] {
      var outputs: [GamepadDecoder.Output] = []
      for input in inputs + [(EventCode.synchronize, EventCode.report, 0)] {
        outputs += decoder.handle(GamepadDecoder.Input(type: input.type, code: input.code, value: input.value), at: time)
      }
      return outputs
    }

    func stick(_ x: Int32, _ y: Int32, at time: TimeInterval = 0) -> [GamepadDecoder.Output] {
      send([(EventCode.axis, EventCode.stickX, x), (EventCode.axis, EventCode.stickY, y)], at: time).filter {
        if case .stick = $0 { false } else { true }
      }
    }

    func hat(_ x: Int32, _ y: Int32, at time: TimeInterval = 0) -> [GamepadDecoder.Output] {
      send([(EventCode.axis, EventCode.hatX, x), (EventCode.axis, EventCode.hatY, y)], at: time)
    }
  }

  @Test func `The south button selects, and the east button and Menu exit`() {
    let pad = Pad()
    #expect(pad.send([(EventCode.key, EventCode.south, 1)]) == [.press(.select)])
    // The kernel's own key repetition isn't a press.
    #expect(pad.send([(EventCode.key, EventCode.south, 2)]) == [])
    #expect(pad.send([(EventCode.key, EventCode.south, 0)]) == [.release(.select)])
    #expect(pad.send([(EventCode.key, EventCode.east, 1)]) == [.press(.exit)])
    #expect(pad.send([(EventCode.key, EventCode.east, 0)]) == [.release(.exit)])
    #expect(pad.send([(EventCode.key, EventCode.start, 1)]) == [.press(.exit)])
    #expect(pad.send([(EventCode.key, 0x134, 1), (4, 4, 7)]) == [])
  }

  @Test func `Events have no effect until the device reports the end of the moment`() {
    let pad = Pad()
    #expect(pad.handle(.init(type: EventCode.key, code: EventCode.south, value: 1), at: 0) == [])
    #expect(pad.handle(.init(type: EventCode.synchronize, code: EventCode.report, value: 0), at: 0) == [.press(.select)])
  }

  @Test func `A D-pad gives directions, as axes or as buttons`() {
    let pad = Pad()
    #expect(pad.hat(-1, 0) == [.press(.left)])
    #expect(pad.hat(0, 1) == [.release(.left), .press(.down)])
    #expect(pad.hat(0, 0) == [.release(.down)])
    #expect(pad.send([(EventCode.key, EventCode.padUp, 1)]) == [.press(.up)])
    // In a diagonal, the first direction continues.
    #expect(pad.send([(EventCode.key, EventCode.padRight, 1)]) == [])
    #expect(pad.send([(EventCode.key, EventCode.padUp, 0)]) == [.release(.up), .press(.right)])
    #expect(pad.send([(EventCode.key, EventCode.padRight, 0)]) == [.release(.right)])
  }

  @Test func `A stick is active beyond half of its range, until it returns below two fifths`() {
    let pad = Pad()
    #expect(pad.stick(16_000, 0) == [])
    #expect(pad.stick(17_000, 0) == [.press(.right)])
    #expect(pad.stick(14_000, 0) == [])
    #expect(pad.stick(12_000, 0) == [.release(.right)])
    #expect(pad.stick(0, -32_768) == [.press(.up)])
  }

  @Test func `A stick between two directions keeps its current direction`() {
    let pad = Pad()
    #expect(pad.stick(24_000, 0) == [.press(.right)])
    #expect(pad.stick(22_000, 24_000) == [])
    #expect(pad.stick(16_000, 28_000) == [.release(.right), .press(.down)])
  }

  @Test func `The stick's position is reported with its direction, and at rest it is in the center`() {
    let pad = Pad()
    let outputs = pad.send([(EventCode.axis, EventCode.stickX, 32_767), (EventCode.axis, EventCode.stickY, 0)])
    guard case .stick(let point)? = outputs.first else {
      Issue.record("\(outputs)")
      return
    }
    #expect(point.x == 1 && abs(point.y) < 0.001)
    // The stick never returns exactly to its center.
    #expect(pad.send([(EventCode.axis, EventCode.stickX, 1_500)]) == [.stick(.zero), .release(.right)])
    #expect(pad.send([(EventCode.axis, EventCode.stickX, 900)]) == [])
  }

  @Test func `Other axis ranges are scaled, and an empty range gives nothing`() {
    let pad = Pad(decoder: GamepadDecoder(horizontal: .init(minimum: 0, maximum: 255), vertical: .init(minimum: 5, maximum: 5)))
    #expect(pad.stick(127, 5) == [])
    #expect(pad.stick(0, 9_000) == [.press(.left)])
  }

  @Test func `A held direction repeats after 0.4 s and then every 0.1 s`() {
    let pad = Pad()
    #expect(pad.decoder.due == nil)
    #expect(pad.hat(1, 0, at: 10) == [.press(.right)])
    #expect(pad.decoder.due == 10.4)
    #expect(pad.advance(to: 10.39) == [])
    #expect(pad.advance(to: 10.4) == [.again(.right)])
    #expect(abs((pad.decoder.due ?? 0) - 10.5) < 1e-9)
    // A late frame isn't compensated.
    #expect(pad.advance(to: 11) == [.again(.right)])
    #expect(pad.advance(to: 11.05) == [])
    #expect(pad.hat(0, 0, at: 11.06) == [.release(.right)])
    #expect(pad.decoder.due == nil && pad.advance(to: 20) == [])
  }

  @Test func `Buttons don't repeat`() {
    let pad = Pad()
    #expect(!pad.send([(EventCode.key, EventCode.south, 1)], at: 1).isEmpty)
    #expect(pad.decoder.due == nil && pad.advance(to: 9) == [])
  }

  @Test func `Dropped events release all keys`() {
    let pad = Pad()
    _ = pad.hat(1, 0)
    _ = pad.send([(EventCode.key, EventCode.south, 1)])
    let outputs = pad.handle(.init(type: EventCode.synchronize, code: EventCode.dropped, value: 0), at: 1)
    #expect(outputs == [.release(.select), .release(.right)])
    #expect(pad.decoder.due == nil)
  }

  @Test func `With random input, presses and releases of each key alternate`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var state = seed
    func next(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    let pad = Pad()
    var down: Set<GamepadDecoder.Key> = []
    var time = 0.0
    for _ in 0..<5_000 {
      time += Double(next(100)) / 400
      let axes = [EventCode.stickX, EventCode.stickY, EventCode.hatX, EventCode.hatY]
      let keys = [EventCode.south, EventCode.east, EventCode.padUp, EventCode.padLeft]
      var outputs: [Output] = []
      switch next(4) {
      case 0: outputs = pad.send([(EventCode.axis, axes[Int(next(2))], Int32(next(65_536)) - 32_768)], at: time)
      case 1: outputs = pad.send([(EventCode.axis, axes[2 + Int(next(2))], Int32(next(3)) - 1)], at: time)
      case 2: outputs = pad.send([(EventCode.key, keys[Int(next(4))], Int32(next(3)))], at: time)
      default: outputs = pad.advance(to: time)
      }
      for output in outputs {
        switch output {
        case .press(let key): #expect(down.insert(key).inserted, "seed \(seed)")
        case .release(let key): #expect(down.remove(key) != nil, "seed \(seed)")
        case .again(let key): #expect(down.contains(key), "seed \(seed)")
        case .stick(let point): #expect(abs(point.x) <= 1 && abs(point.y) <= 1, "seed \(seed)")
        }
      }
      #expect(down.intersection([.up, .down, .left, .right]).count <= 1, "seed \(seed)")
    }
    for output in pad.decoder.releaseAll() { if case .release(let key) = output { down.remove(key) } }
    #expect(down.isEmpty, "seed \(seed)")
  }

  @Test func `A gamepad is distinguished from a keyboard by its keys`() {
    // A common gamepad, a keyboard, and strings that are no bitmap.
    #expect(GamepadInput.hasKey(EventCode.south, inCapabilities: "7cdb000000000000 0 0 0 0", bitsOfWord: 64))
    #expect(
      !GamepadInput.hasKey(EventCode.south, inCapabilities: "402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe", bitsOfWord: 64))
    #expect(!GamepadInput.hasKey(EventCode.south, inCapabilities: "", bitsOfWord: 64))
    #expect(!GamepadInput.hasKey(EventCode.south, inCapabilities: "no words 0 0 0", bitsOfWord: 64))
  }
}
