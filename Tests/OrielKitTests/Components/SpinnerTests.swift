import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Components: spinner")
struct SpinnerTests {
  @MainActor @Observable final class Model {
    var parameters: SpinnerParameters?
    @ObservationIgnored var taps = 0
  }

  struct Root: View {
    let model: Model

    var body: some View {
      Color.white.contentShape(.rect).onTapGesture { model.taps += 1 }
        .spinner(parameters: model.parameters)
    }
  }

  private func host(_ model: Model, touch: Bool = true) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Root(model: model) }
    host.usesTouch = touch
    host.advance(by: 0.1)
    return host
  }

  @Test("VSp A spinner is centered, exists while there are parameters, and requires no layer")
  func presence() throws {
    let model = Model()
    let host = host(model)
    #expect(!host.exists("In progress"))
    model.parameters = SpinnerParameters()
    host.advance(by: 0.1)
    #expect(try host.find("In progress").frame == CGRect(x: 92.5, y: 92.5, width: 15, height: 15))
    model.parameters = nil
    host.advance(by: 0.1)
    #expect(!host.exists("In progress"))
    #expect(throws: Never.self) { try host.settle() }
  }

  @Test("VSp A spinner has 15 points and a line of 2, or 25 points and a line of 3 with a pointer, and is 0.75 of a circle")
  func numbers() throws {
    let uiModel = SpinnerUIModel()
    #expect(uiModel.length == 0.75 && uiModel.animation == .linear(duration: 0.75))
    #expect(uiModel.$thickness.value(usesTouch: true) == 2 && uiModel.$thickness.value(usesTouch: false) == 3)
    let model = Model()
    model.parameters = SpinnerParameters()
    #expect(try host(model, touch: false).find("In progress").frame.width == 25)
    // The outer edge of the line touches the frame: a bar of 2 points at the left of the vertical center.
    let still = TestHost(size: CGSize(width: 15, height: 15), scale: 10) {
      Spinner(
        uiModel: {
          var uiModel = SpinnerUIModel(); uiModel.animation = .linear(duration: 1e9); return uiModel
        }()
      ).environment(\.usesTouch, true)
    }
    still.advance(by: 0.1)
    let row = (0..<150).filter { still.snapshot().pixel($0, 75).red < 100 }
    #expect(row.first.map { $0 <= 1 } == true)
    #expect(row.filter { $0 < 75 }.count >= 18 && row.filter { $0 < 75 }.count <= 22)
  }

  @Test("VSp A spinner turns once in 0.75 s, endlessly and in the same direction in right-to-left layouts")
  func turns() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let model = Model()
      let host = TestHost(size: CGSize(width: 40, height: 40), scale: 4, layoutDirection: direction) { Root(model: model) }
      host.usesTouch = true
      model.parameters = SpinnerParameters()
      host.render()
      func image() -> Data { host.snapshot().pngData }
      /// Returns the open quarter, from the unpainted end of a diagonal, clockwise from the bottom right.
      func gap() -> Int? {
        let centers = [(98, 98), (62, 98), (62, 62), (98, 62)]
        return centers.firstIndex { host.snapshot().pixel($0.0, $0.1).red > 250 }
      }
      host.advance(by: 0.05)
      let first = gap()
      host.advance(by: 0.1875)
      #expect(first != nil && gap() == first.map { ($0 + 1) % 4 })
      host.advance(by: 0.75 * 20)
      #expect(gap() == first.map { ($0 + 1) % 4 })
    }
  }

  @Test("VSp Views below a spinner receive taps, unless interaction is disabled")
  func interaction() {
    for (isEnabled, taps) in [(true, 2), (false, 0)] {
      let model = Model()
      let host = host(model)
      model.parameters = SpinnerParameters(isInteractionEnabled: isEnabled)
      host.advance(by: 0.1)
      host.tap(at: CGPoint(x: 20, y: 20))
      host.tap(at: CGPoint(x: 100, y: 100))
      #expect(model.taps == taps)
    }
  }

  @Test("VSp A spinner with a delay appears after it, and not at all if it is removed before")
  func delay() {
    let model = Model()
    let host = host(model)
    model.parameters = SpinnerParameters(appearanceDelay: 0.5)
    host.advance(by: 0.45)
    #expect(!host.exists("In progress"))
    host.advance(by: 0.1)
    #expect(host.exists("In progress"))
    model.parameters = nil
    host.advance(by: 0.1)
    model.parameters = SpinnerParameters(appearanceDelay: 0.5)
    host.advance(by: 0.3)
    model.parameters = nil
    host.advance(by: 1)
    #expect(!host.exists("In progress") && host.leftovers().isEmpty)
  }
}
