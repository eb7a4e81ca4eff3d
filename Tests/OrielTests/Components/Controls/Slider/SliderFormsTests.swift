import Foundation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var share = 0.0
  var level: Float = 10
  var speed = 0.0
  var log: [Bool] = []
}

/// The initializers without a label.
private struct Plain: View {
  @Bindable var model: Model

  var body: some View {
    VStack(spacing: 20) {
      Slider(value: $model.share).accessibilityIdentifier("share")
      Slider(value: $model.level, in: 10...20).accessibilityIdentifier("level")
    }
    .frame(width: 222)
  }
}

/// The initializers with the labels of the ends as values.
private struct Old: View {
  @Bindable var model: Model
  var hasSteps = false

  private var end: some View { Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20) }

  @available(*, deprecated)
  var body: some View {
    Group {
      if hasSteps {
        Slider(
          value: $model.speed, in: 0...10, step: 2.5, onEditingChanged: { model.log.append($0) }, minimumValueLabel: end,
          maximumValueLabel: end
        ) {
          Text("Speed")
        }
      } else {
        Slider(
          value: $model.speed, in: 0...10, onEditingChanged: { model.log.append($0) }, minimumValueLabel: end, maximumValueLabel: end
        ) {
          Text("Speed")
        }
      }
    }
    .frame(width: 300)
  }
}

@MainActor
@Suite("Initializers of sliders")
struct SliderFormsTests {
  private let model = Model()

  /// Returns the x coordinate of a fraction. The slider of 222 points is centered in a window of 390, and its thumb of 22 points moves 200.
  private func x(_ share: CGFloat) -> CGFloat { 84 + 11 + 200 * share }

  @Test("A slider without a range goes from 0 to 1")
  func standardRange() throws {
    let host = TestHost { Plain(model: model) }
    let slider = try host.find("share")
    #expect(slider.frame.minX == 84 && slider.frame.width == 222 && slider.value == "0%")
    for (share, value) in [(0.25, 0.25), (0.75, 0.75), (2, 1), (-1, 0)] {
      host.drag(from: CGPoint(x: x(model.share), y: slider.center.y), to: CGPoint(x: x(share), y: slider.center.y))
      #expect(abs(model.share - value) < 1e-6, "\(model.share)")
    }
    #expect(model.level == 10)
    host.close()
  }

  @Test("A slider with a range goes from one end to the other, for any binary floating-point type")
  func range() throws {
    let host = TestHost { Plain(model: model) }
    let y = try host.find("level").center.y
    #expect(try host.find("level").value == "0%")
    host.tap(at: CGPoint(x: x(0.5), y: y))
    #expect(abs(model.level - 15) < 1e-4)
    host.render()
    #expect(try host.find("level").value == "50%")
    host.close()
  }

  @Test("Home and End move the focused slider to the ends of its range")
  func keys() throws {
    let host = TestHost { Plain(model: model) }
    host.press(.tab)
    host.press(.tab)
    #expect(try host.find("level").isFocused)
    host.press(.end)
    #expect(model.level == 20)
    host.press(.home)
    #expect(model.level == 10 && model.share == 0)
    host.close()
  }

  @Test("The labels of the minimum and maximum are beside the track, the minimum's at the leading edge")
  func endLabels() throws {
    let host = TestHost { Old(model: model) }
    let track = try host.find("Speed").frame
    #expect(track.minX >= 65 && track.maxX <= 325 && track.midX == 195)
    let (picture, y) = (host.snapshot(), Int(track.midY))
    let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
    #expect(picture.pixel(46, y) == red && picture.pixel(63, y) == red && picture.pixel(326, y) == red && picture.pixel(343, y) == red)
    #expect(picture.pixel(195, y) != red && picture.pixel(66, y) != red && picture.pixel(323, y) != red)
    host.close()
  }

  @Test("The deprecated initializer reports the beginning and the end of editing")
  func editing() throws {
    let host = TestHost { Old(model: model) }
    let track = try host.find("Speed").frame
    host.pointerDown(at: CGPoint(x: track.midX, y: track.midY))
    #expect(abs(model.speed - 5) < 1e-6 && model.log == [true])
    host.pointerUp(at: CGPoint(x: track.midX, y: track.midY))
    host.advance(by: 0.1)
    #expect(model.log == [true, false])
    host.close()
  }

  @Test("The deprecated initializer with a step changes the value by steps")
  func steps() throws {
    let host = TestHost { Old(model: model, hasSteps: true) }
    host.press(.tab)
    #expect(try host.find("Speed").isFocused)
    host.press(.rightArrow)
    #expect(model.speed == 2.5)
    let track = try host.find("Speed").frame
    host.tap(at: CGPoint(x: track.midX + 10, y: track.midY))
    #expect(model.speed == 5)
    #expect(try host.find("Speed").frame == track)
    host.close()
  }
}
