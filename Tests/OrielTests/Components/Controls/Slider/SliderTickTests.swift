import Foundation
import Oriel
import OrielTesting
import Testing

private struct Marked: View {
  @State private var value = 0.5
  var enabled: ClosedRange<Double>?
  var neutral: Double?

  var body: some View {
    VStack {
      Slider(value: $value, neutralValue: neutral, enabledBounds: enabled) {
        Text("Level")
      } currentValueLabel: {
        Text(verbatim: "\(Int((value * 10).rounded())) of ten")
      } ticks: {
        SliderTick("Low", 0)
        SliderTick(0.5)
        SliderTick(1) { Text("Full") }
        SliderTick(7) { Text("Outside") }
      }
      Text(verbatim: "\(Int((value * 100).rounded()))").accessibilityIdentifier("value")
    }
    .frame(width: 222)
  }
}

@MainActor
@Suite("Ticks of sliders")
struct SliderTickTests {
  /// Returns the x coordinate of a fraction. The track begins at 84 points, and the center of the thumb moves 200 points.
  private func x(_ share: CGFloat) -> CGFloat { 84 + 11 + 200 * share }

  @Test("The labels of ticks are below their positions on the track, and ticks outside of the bounds aren't shown")
  func labels() throws {
    let host = TestHost { Marked() }
    let (slider, low, full) = try (host.find("Level").frame, host.find("Low").frame, host.find("Full").frame)
    #expect(abs(low.midX - x(0)) < 1.5 && abs(full.midX - x(1)) < 1.5)
    #expect(low.minY >= slider.minY + 28 && abs(low.minY - full.minY) < 0.5)
    #expect(!host.exists("Outside"))
    host.close()
  }

  @Test("The labels are mirrored in a right-to-left layout")
  func mirrored() throws {
    let host = TestHost { Marked().environment(\.layoutDirection, .rightToLeft) }
    #expect(try host.find("Low").frame.minX > host.find("Full").frame.maxX)
    host.close()
  }

  @Test("The label of the current value describes the slider to assistive technology")
  func currentValue() throws {
    let host = TestHost { Marked() }
    let slider = try host.find("Level")
    #expect(slider.value == "5 of ten")
    host.pointerDown(at: CGPoint(x: x(0.8), y: slider.center.y))
    host.pointerUp(at: CGPoint(x: x(0.8), y: slider.center.y))
    host.advance(by: 0.2)
    #expect(try host.find("Level").value == "8 of ten")
    host.close()
  }

  @Test("The user can only select values within the enabled bounds")
  func enabledBounds() throws {
    let host = TestHost { Marked(enabled: 0.25...0.75) }
    let y = try host.find("Level").frame.minY + 14
    for (share, value) in [(0.9, "75"), (0.1, "25"), (0.5, "50")] as [(CGFloat, String)] {
      host.pointerDown(at: CGPoint(x: x(share), y: y))
      host.pointerUp(at: CGPoint(x: x(share), y: y))
      host.advance(by: 0.3)
      #expect(try host.find("value").label == value)
    }
    host.close()
  }

  @Test("The filled part of the track begins at the neutral value")
  func neutral() throws {
    func isFilled(_ host: TestHost, _ share: CGFloat) throws -> Bool {
      let pixel = host.snapshot().pixel(Int(x(share)), Int(try host.find("Level").frame.minY + 14))
      return abs(pixel.red - pixel.blue) > 60
    }
    let (plain, neutral) = (TestHost { Marked() }, TestHost { Marked(neutral: 0.25) })
    #expect(try isFilled(plain, 0.1) && isFilled(plain, 0.35) && !isFilled(plain, 0.8))
    #expect(try !isFilled(neutral, 0.1) && isFilled(neutral, 0.35) && !isFilled(neutral, 0.8))
    for host in [plain, neutral] { host.close() }
  }

  @Test("Ticks of a collection, and ticks for steps")
  func forms() throws {
    let host = TestHost {
      VStack {
        Slider(value: .constant(0.5)) {
          Text("Collection")
        } ticks: {
          SliderTickContentForEach([0.0, 0.5, 1.0], id: \.self) { value in SliderTick(value) { Text(verbatim: "at \(value)") } }
        }
        Slider(value: .constant(2.0), in: 0...4, step: 2) {
          Text("Steps")
        } tick: { value in
          SliderTick("step \(Int(value))", value)
        }
        Slider(value: .constant(2.0), in: 0...4) {
          Text("Labels")
        } minimumValueLabel: {
          Text("min")
        } maximumValueLabel: {
          Text("max")
        } ticks: {
          SliderTick(1)
        }
      }
      .frame(width: 222)
    }
    for name in ["at 0.0", "at 0.5", "at 1.0", "step 0", "step 2", "step 4", "Labels"] { #expect(host.exists(name), "\(name)") }
    #expect(!host.exists("step 1"))
    host.close()
  }

  @Test("A slider with steps has a tick at each of them, unless they are too close or none are asked for")
  func steps() throws {
    func isMarked(_ host: TestHost, _ share: CGFloat) throws -> Bool {
      let (picture, y) = (host.snapshot(), try host.find("Steps").frame.minY + 22)
      let (tick, beside) = (picture.pixel(Int(x(share)), Int(y)), picture.pixel(Int(x(share)) + 4, Int(y)))
      return abs(tick.red - beside.red) > 30
    }
    func host(_ step: Double) -> TestHost {
      TestHost { Slider(value: .constant(0), in: 0...4, step: step) { Text("Steps") }.frame(width: 222) }
    }
    let (wide, dense) = (host(1), host(0.1))
    let none = TestHost {
      Slider(value: .constant(0), in: 0...4, step: 1) {
        Text("Steps")
      } tick: { _ in
        nil
      }.frame(width: 222)
    }
    for share in [0.25, 0.5, 0.75, 1] {
      #expect(try isMarked(wide, share) && !isMarked(none, share), "\(share)")
    }
    #expect(try !isMarked(wide, 0.375) && !isMarked(dense, 0.5))
    for host in [wide, dense, none] { host.close() }
  }

  @Test("The separator of a row begins at its own text, not at the label of a tick or at a text for assistive technology")
  func separator() throws {
    func start(_ row: some View) -> Int? {
      let host = TestHost(size: CGSize(width: 300, height: 160)) {
        List {
          row.frame(height: 60).listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
          Text("Next")
        }
        .listStyle(.plain)
      }
      defer { host.close() }
      let picture = host.snapshot()
      return (0..<300).first { picture.pixel($0, 59).red < 240 }
    }
    let marked = start(
      Slider(value: .constant(0.0)) {
        Text("Level")
      } currentValueLabel: {
        Text("None")
      } ticks: {
        SliderTick(0.5) { Text("Half") }
      })
    #expect(start(Slider(value: .constant(0.0)) { Text("Level") }) == 16 && marked == 16)
  }

  @Test("Ticks are compared by their values")
  func comparison() {
    #expect(SliderTick(1.0) < SliderTick(2.0) && SliderTick(1.0) == SliderTick("One", 1.0))
    #expect(SliderTick(1.0).id == SliderTick(1.0).id && SliderTick(1.0).id != SliderTick(2.0).id)
  }
}
