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

  @Test("Ticks are compared by their values")
  func comparison() {
    #expect(SliderTick(1.0) < SliderTick(2.0) && SliderTick(1.0) == SliderTick("One", 1.0))
    #expect(SliderTick(1.0).id == SliderTick(1.0).id && SliderTick(1.0).id != SliderTick(2.0).id)
  }
}
