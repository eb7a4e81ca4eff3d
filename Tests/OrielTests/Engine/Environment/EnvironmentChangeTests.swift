import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Settings {
  var isOn = false
}

private struct Regional: View {
  let settings: Settings

  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 30, height: 20).accessibilityLabel("Dot")
      Spacer(minLength: 0)
    }
    .environment(\.layoutDirection, settings.isOn ? .rightToLeft : .leftToRight)
  }
}

private struct Guarded: View {
  let settings: Settings

  var body: some View { Button("Go") {}.disabled(settings.isOn).dynamicTypeSize(settings.isOn ? .xSmall : .large) }
}

@MainActor
@Suite("Environment changes")
struct EnvironmentChangeTests {
  @Test("A modifier keeps its value when the environment around it changes")
  func lastValueStays() throws {
    let settings = Settings()
    let host = TestHost { Guarded(settings: settings) }
    settings.isOn = true
    host.render()
    let height = try host.find("Go").frame.height
    #expect(try !host.find("Go").isEnabled)
    host.colorScheme = .dark
    host.dynamicTypeSize = .xxxLarge
    host.render()
    #expect(try !host.find("Go").isEnabled)
    #expect(try host.find("Go").frame.height == height)
  }

  @Test("A change of the layout direction in a part of the window lays out its content again")
  func direction() throws {
    let settings = Settings()
    let host = TestHost(size: CGSize(width: 100, height: 20)) { Regional(settings: settings) }
    #expect(try host.find("Dot").frame.minX == 0)
    for isOn in [true, false, true] {
      settings.isOn = isOn
      host.render()
      #expect(try host.find("Dot").frame.minX == (isOn ? 70 : 0))
    }
  }
}
