import Foundation
import Oriel
import OrielTesting
import Testing

private struct Reader: View {
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.controlActiveState) private var controlActiveState
  @Environment(\.appearsActive) private var appearsActive
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
  @Environment(\.accessibilityInvertColors) private var invertColors
  @Environment(\.accessibilityShowButtonShapes) private var showButtonShapes
  @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
  @Environment(\.accessibilityDimFlashingLights) private var dimFlashingLights
  @Environment(\.accessibilityPlayAnimatedImages) private var playAnimatedImages
  @Environment(\.accessibilityLargeContentViewerEnabled) private var largeContentViewer

  init() {}

  var body: some View {
    Text(verbatim: "\(pixelLength) \(controlActiveState) \(appearsActive) \(isLuminanceReduced)")
    Text(verbatim: "\(reduceTransparency) \(differentiate) \(invertColors)")
    Text(verbatim: "no help \(showButtonShapes) \(switchControl) \(dimFlashingLights) \(playAnimatedImages) \(largeContentViewer)")
  }
}

@MainActor
@Suite("What the environment tells of the window and the desktop")
struct EnvironmentNamesTests {
  @Test("a window that has the keyboard is the key one, and looks so; another isn't")
  func activity() {
    let host = TestHost(scale: 2) { VStack { Reader() } }
    #expect(host.exists(text: "0.5 key true false"))
    host.suspend()
    #expect(host.exists(text: "0.5 inactive false false"))
    host.resume()
    #expect(host.exists(text: "0.5 key true false"))
    host.close()
  }

  @Test("what is set counts")
  func overrides() {
    let host = TestHost {
      VStack {
        VStack { Reader() }.environment(\.controlActiveState, ControlActiveState.inactive)
        VStack { Reader() }.environment(\.appearsActive, false).environment(\.isLuminanceReduced, true)
      }
    }
    #expect(host.exists(text: "1.0 inactive false false"))
    #expect(host.exists(text: "1.0 key false true"))
    #expect(ControlActiveState.allCases == [.key, .active, .inactive])
    host.close()
  }

  @Test("what no desktop asks for is not asked for")
  func unasked() {
    let host = TestHost { VStack { Reader() } }
    #expect(host.exists(text: "no help false false false true false"))
    host.close()
  }

  @Test("transparency is reduced where the desktop asks for contrast")
  func transparency() {
    let host = TestHost { VStack { Reader() } }
    #expect(host.exists(text: "false false false"))
    var traits = WindowTraits()
    traits.isHighContrast = true
    host.content.update(traits)
    host.render()
    #expect(host.exists(text: "true false false"))
    host.close()
  }
}
