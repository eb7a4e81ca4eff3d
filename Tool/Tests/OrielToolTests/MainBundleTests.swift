import Testing

@testable import OrielTool

@Suite("Main bundle of a folder's resources")
struct MainBundleTests {
  @Test("Resources are placed side by side, localized ones in language folders, and the first of equal names wins")
  func places() {
    let bundle = MainBundle(
      of: ["A/a.json", "A/de.lproj/L.strings", "A/en.lproj/L.strings", "B/a.json", "B/de.lproj/L.strings", "Tried", "b.json"],
      besides: ["Tried", "Tried_Tried.resources"])
    #expect(
      bundle.resources == [
        "a.json": "A/a.json", "de.lproj/L.strings": "A/de.lproj/L.strings", "en.lproj/L.strings": "A/en.lproj/L.strings",
        "b.json": "b.json",
      ])
    #expect(bundle.leftOut == ["B/a.json", "B/de.lproj/L.strings", "Tried"])
  }
}
