import Foundation
import Testing
import ToolSupport

@testable import OrielTool

@Suite("Findings of oriel doctor")
struct ExaminationTests {
  private func findings(_ answers: [String: String], environment: [String: String] = [:]) -> [String: Finding] {
    let examination = Examination(
      environment: environment, ask: { answers[$0.program] }, findSDK: { throw Failure("There is no SDK.") })
    return Dictionary(examination.findings().map { ($0.subject, $0) }) { first, _ in first }
  }

  @Test("Installed requirements are listed with their version")
  func there() {
    let found = findings(
      ["swift": "Apple Swift version 6.3.1 (swift-6.3.1-RELEASE)", "pkg-config": "4.18.2", "fc-list": "Inter\nNoto Color Emoji"],
      environment: ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"])
    #expect(found["Swift"]?.line == "✓ Swift: 6.3.1")
    #expect(found["GTK"]?.line == "✓ GTK: 4.18.2")
    #expect(found["Fonts"]?.state == .there)
    #expect(found["Display"]?.line == "✓ Display: WAYLAND_DISPLAY=wayland-0")
    #expect(found["Oriel's SDK"]?.line == "✗ Oriel's SDK: There is no SDK.")
  }

  @Test("Missing and outdated requirements are listed with their installation source")
  func missing() {
    let found = findings(["swift": "Swift version 5.10.1", "pkg-config": "4.6.9", "fc-list": "Inter"])
    #expect(found["Swift 6.3"]?.line == "✗ Swift 6.3: Swift version 5.10.1 is too old: https://www.swift.org/install/linux")
    #expect(found["GTK 4.8"]?.state == .missing)
    #expect(found["Fonts"]?.line == "– Fonts: other fonts are used instead of Noto Color Emoji: apt-get install fonts-noto-color-emoji")
    #expect(found["Display"]?.state == .optional)
    let nothing = findings([:])
    #expect(nothing["Swift 6.3"]?.state == .missing && nothing["GTK 4"]?.state == .missing && nothing["Fonts"]?.state == .missing)
  }
}
