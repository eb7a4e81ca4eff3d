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
@Suite("Environment values of the window and the desktop environment")
struct EnvironmentNamesTests {
  @Test("A window with key focus is key and appears active, and a suspended one doesn't")
  func activity() {
    let host = TestHost(scale: 2) { VStack { Reader() } }
    #expect(host.exists(text: "0.5 key true false"))
    host.suspend()
    #expect(host.exists(text: "0.5 inactive false false"))
    host.resume()
    #expect(host.exists(text: "0.5 key true false"))
    host.close()
  }

  @Test("Explicitly set environment values take precedence")
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

  @Test("Accessibility settings that no desktop environment has keep their defaults")
  func unasked() {
    let host = TestHost { VStack { Reader() } }
    #expect(host.exists(text: "no help false false false true false"))
    host.close()
  }

  @Test("High contrast in the desktop environment reduces transparency")
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
