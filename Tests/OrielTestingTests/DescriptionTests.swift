import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
struct DescriptionTests {
  @Test func `Elements, traits and snapshots have one-line descriptions`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 60)) {
      Color.red.frame(width: 20, height: 10).accessibilityLabel("Red").accessibilityAddTraits([.isButton, .isSelected])
    }
    let element = try host.find("Red")
    #expect("\(element)" == "button \"Red\" selected (40 25 20x10)")
    #expect("\(host.findAll(label: "Red"))" == "[\(element.summary)]")
    #expect("\(element.traits)" == "[button, selected]")
    #expect("\(AccessibilityTraits())" == "[]")
    #expect("\(host.snapshot())" == "a picture of 100 x 60 pixels")
    host.close()
  }
}
