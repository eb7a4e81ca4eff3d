import Foundation
import Oriel
import OrielTesting
import Testing

private struct Volume: View {
  @State private var value = 20.0
  @State private var edits = ""
  var step: Double?
  var isEnabled = true

  var body: some View {
    VStack {
      Group {
        if let step {
          Slider(value: $value, in: 0...100, step: step) {
            Text("Volume")
          } onEditingChanged: {
            edits += $0 ? "+" : "-"
          }
        } else {
          Slider(value: $value, in: 0...100) {
            Text("Volume")
          } onEditingChanged: {
            edits += $0 ? "+" : "-"
          }
        }
      }
      .disabled(!isEnabled)
      Text(verbatim: "\(Int(value.rounded())) \(edits)").accessibilityIdentifier("value")
    }
    .frame(width: 222)
  }
}

@MainActor
@Suite("Sliders")
struct SliderTests {
  /// Returns the x coordinate of a fraction. The track begins at 84 points, and the center of the thumb moves 200 points.
  private func x(_ share: CGFloat) -> CGFloat { 84 + 11 + 200 * share }

  @Test func pressingTheTrackMovesTheThumbThereAndDragsIt() throws {
    let host = TestHost { Volume() }
    let y = try host.find("Volume").center.y
    host.pointerDown(at: CGPoint(x: x(0.5), y: y))
    #expect(try host.find("value").label == "50 +")
    host.pointerMove(to: CGPoint(x: x(0.75), y: y + 30))
    #expect(try host.find("value").label == "75 +")
    host.pointerMove(to: CGPoint(x: x(3), y: y))
    host.pointerUp(at: CGPoint(x: x(3), y: y))
    host.advance(by: 0.1)
    #expect(try host.find("value").label == "100 +-")
    host.close()
  }

  @Test func draggingTheThumbKeepsItsOffsetToThePointer() throws {
    let host = TestHost { Volume() }
    let y = try host.find("Volume").center.y
    host.drag(from: CGPoint(x: x(0.2) + 6, y: y), to: CGPoint(x: x(0.4) + 6, y: y))
    #expect(try host.find("value").label == "40 +-")
    host.close()
  }

  @Test func aTouchDragsRelativeToTheThumbAndATapDoesNothing() throws {
    let host = TestHost { Volume() }
    host.usesTouch = true
    let y = try host.find("Volume").center.y
    host.tap(at: CGPoint(x: x(0.9), y: y))
    #expect(try host.find("value").label == "20 ")
    host.drag(from: CGPoint(x: x(0.5), y: y), to: CGPoint(x: x(0.8), y: y))
    #expect(try host.find("value").label == "50 +-")
    host.close()
  }

  @Test func aSliderWithAStepStopsAtStepsOnly() throws {
    let host = TestHost { Volume(step: 25) }
    let y = try host.find("Volume").center.y
    host.drag(from: CGPoint(x: x(0.2), y: y), to: CGPoint(x: x(0.66), y: y))
    #expect(try host.find("value").label.hasPrefix("75 "))
    host.close()
  }

  @Test func keysMoveASlider() throws {
    let host = TestHost { Volume() }
    host.press(.tab)
    #expect(try host.find("Volume").isFocused)
    host.press(.rightArrow)
    #expect(try host.find("value").label.hasPrefix("25 "))
    host.press(.leftArrow)
    host.press(.leftArrow)
    #expect(try host.find("value").label.hasPrefix("15 "))
    host.press(.pageUp)
    #expect(try host.find("value").label.hasPrefix("25 "))
    host.press(.end)
    #expect(try host.find("value").label.hasPrefix("100 "))
    host.press(.home)
    #expect(try host.find("value").label.hasPrefix("0 "))
    host.close()
  }

  @Test func inRightToLeftLayoutArrowKeysAndTheMouseAreMirrored() throws {
    let host = TestHost(layoutDirection: .rightToLeft) { Volume() }
    host.press(.tab)
    host.press(.leftArrow)
    #expect(try host.find("value").label.hasPrefix("25 "))
    let y = try host.find("Volume").center.y
    host.tap(at: CGPoint(x: x(0.1), y: y))
    #expect(try host.find("value").label.hasPrefix("90 "))
    host.close()
  }

  @Test func accessibilityHasAPercentageAndAdjustsIt() throws {
    let host = TestHost { Volume() }
    #expect(try host.find("Volume").value == "20%")
    #expect(try host.find("Volume").increment())
    host.render()
    #expect(try host.find("Volume").value == "30%")
    #expect(try host.find("Volume").decrement())
    host.render()
    #expect(try host.find("Volume").value == "20%")
    host.close()
  }

  @Test func aDisabledSliderDoesNotChange() throws {
    let host = TestHost { Volume(isEnabled: false) }
    let element = try host.find("Volume")
    #expect(!element.isEnabled && !element.increment())
    host.tap(at: CGPoint(x: x(0.9), y: element.center.y))
    host.press(.tab)
    host.press(.end)
    #expect(try host.find("value").label == "20 ")
    host.close()
  }

  @Test func minimumAndMaximumLabelsAreBesideTheTrack() throws {
    let host = TestHost {
      Slider(value: .constant(0.5)) {
        Text("Light")
      } minimumValueLabel: {
        Text("dark")
      } maximumValueLabel: {
        Text("bright")
      }
    }
    let frame = try host.find("Light").frame
    #expect(frame.minX > 30 && frame.maxX < 390 - 40)
    host.close()
  }

  @Test func aZeroStepIsReported() {
    let host = TestHost { Slider(value: .constant(0.5), in: 0...1, step: 0) }
    #expect(host.messages.contains { $0.contains("step") })
    host.close()
  }
}
