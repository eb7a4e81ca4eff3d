import Boats
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct BoatsTests {
  private let host = TestHost(size: CGSize(width: 480, height: 320)) { BoatsScreen() }

  @Test func keepsTheBoat() throws {
    try host.tap("Delete Ada…")
    try host.settle()
    #expect(host.exists("Delete Ada?"))
    try host.tap("Cancel")
    try host.settle()
    #expect(!host.exists("Delete Ada?"))
    #expect(host.exists("Delete Ada…"))
  }

  @Test func deletesTheBoat() throws {
    try host.tap("Delete Ada…")
    try host.settle()
    try host.tap("Delete")
    try host.settle()
    #expect(!host.exists("Delete Ada…"))
    #expect(host.exists("Delete Grace…"))
  }

  @Test func escapeKeepsTheBoat() throws {
    try host.tap("Delete Ada…")
    try host.settle()
    host.press(.escape)
    try host.settle()
    #expect(host.exists("Delete Ada…"))
  }
}
