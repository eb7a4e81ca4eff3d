import Foundation
import Oriel
import OrielTesting
import Testing

private struct Count: View {
  @State private var count = 1
  @State private var edits = ""

  var body: some View {
    VStack {
      Stepper("Count", value: $count, in: 0...3) { edits += $0 ? "+" : "-" }
      Text(verbatim: "\(count) \(edits)").accessibilityIdentifier("value")
    }
    .padding()
  }
}

@MainActor
@Suite("Steppers")
struct StepperTests {
  /// Returns the centers of the stepper's halves.
  private func halves(_ host: TestHost, _ name: String = "Count") throws -> (minus: CGPoint, plus: CGPoint) {
    let frame = try host.find(name).frame
    return (CGPoint(x: frame.maxX - 70, y: frame.midY), CGPoint(x: frame.maxX - 23, y: frame.midY))
  }

  @Test func theHalvesIncrementAndDecrement() throws {
    let host = TestHost { Count() }
    let (minus, plus) = try halves(host)
    host.tap(at: plus)
    #expect(try host.find("value").label.hasPrefix("2 "))
    host.tap(at: minus)
    host.tap(at: minus)
    #expect(try host.find("value").label.hasPrefix("0 "))
    #expect(try host.find("value").label.hasSuffix("+-+-+-"))
    host.close()
  }

  @Test func aClickWithinOneFrameReportsTheBeginningAndTheEnd() throws {
    let host = TestHost { Count() }
    let plus = try halves(host).plus
    for phase in [PointerEvent.Phase.down, .up] {
      host.content.handle(PointerEvent(phase: phase, device: .mouse, location: plus, button: .primary, time: host.time))
    }
    host.render()
    #expect(try host.find("value").label == "2 +-")
    host.close()
  }

  @Test func anEditBeginsBeforeTheValueChangesAndEndsAfterwards() throws {
    var log: [String] = []
    let host = TestHost {
      Stepper {
        Text("Own")
      } onIncrement: {
        log.append("up")
      } onDecrement: {
        log.append("down")
      } onEditingChanged: {
        log.append($0 ? "begin" : "end")
      }.padding()
    }
    host.press(.tab)
    for _ in 0..<2 { host.press(.space) }
    host.advance(by: 0.2)
    #expect(log == ["begin", "down", "end", "begin", "down", "end"])
    log = []
    host.tap(at: try halves(host, "Own").plus)
    #expect(log == ["begin", "up", "end"])
    host.close()
  }

  @Test func aHalfThatBecomesDisabledDuringAPressEndsTheEdit() throws {
    let host = TestHost { Count() }
    let plus = try halves(host).plus
    host.pointerDown(at: plus)
    host.advance(by: 1.5)
    #expect(try host.find("value").label == "3 +-")
    host.pointerUp(at: plus)
    #expect(try host.find("value").label == "3 +-")
    host.close()
  }

  @Test func aPressedHalfRepeatsToTheEndOfTheRange() throws {
    let host = TestHost { Count() }
    let plus = try halves(host).plus
    host.pointerDown(at: plus)
    host.advance(by: 0.55)
    #expect(try host.find("value").label.hasPrefix("2 "))
    host.advance(by: 2)
    #expect(try host.find("value").label.hasPrefix("3 "))
    host.pointerUp(at: plus)
    host.advance(by: 0.5)
    #expect(try host.find("value").label.hasPrefix("3 "))
    #expect(host.leftovers().isEmpty)
    host.close()
  }

  @Test func accessibilityHasOneAdjustableElement() throws {
    let host = TestHost { Count() }
    let stepper = try host.find("Count")
    #expect(stepper.value == "1")
    stepper.increment()
    host.render()
    #expect(try host.find("Count").value == "2")
    try host.find("Count").decrement()
    host.render()
    #expect(try host.find("Count").value == "1")
    host.close()
  }

  @Test func tabAndSpaceOperateAStepper() throws {
    let host = TestHost { Count() }
    host.press(.tab)
    host.press(.tab)
    host.press(.space)
    host.advance(by: 0.2)
    #expect(try host.find("value").label.hasPrefix("2 "))
    host.close()
  }

  @Test func closuresReceiveIncrementsAndDecrements() throws {
    var log: [String] = []
    let host = TestHost { Stepper("Own", onIncrement: { log.append("up") }, onDecrement: { log.append("down") }).padding() }
    let (minus, plus) = try halves(host, "Own")
    host.tap(at: plus)
    host.tap(at: minus)
    #expect(log == ["up", "down"])
    host.close()
  }

  private struct Ends: View {
    @State private var most = Int.max
    @State private var least = Int8.min

    var body: some View {
      VStack {
        Stepper("Most", value: $most)
        Stepper("Least", value: $least, step: 200)
        Stepper("Ranged", value: $most, in: 0...Int.max)
        Text(verbatim: "\(most) \(least)").accessibilityIdentifier("value")
      }
      .padding()
    }
  }

  @Test func aValueStopsAtTheLimitsOfItsType() throws {
    let host = TestHost { Ends() }
    host.tap(at: try halves(host, "Most").plus)
    host.tap(at: try halves(host, "Least").minus)
    #expect(try host.find("value").label == "\(Int.max) -128")
    host.tap(at: try halves(host, "Least").plus)
    host.tap(at: try halves(host, "Most").minus)
    #expect(try host.find("value").label == "\(Int.max - 1) 72")
    host.tap(at: try halves(host, "Least").plus)
    host.tap(at: try halves(host, "Ranged").plus)
    host.tap(at: try halves(host, "Ranged").plus)
    #expect(try host.find("value").label == "\(Int.max) 127")
    host.close()
  }
}
