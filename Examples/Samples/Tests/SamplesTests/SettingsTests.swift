import Foundation
import OrielTesting
import Settings
import SwiftUI
import Testing

@MainActor
@Suite("The settings", .serialized)
struct SettingsTests {
  private let suite = "oriel-samples-\(UUID().uuidString)"

  /// Launches the app with the settings of the previous run.
  private func start() throws -> TestHost {
    let defaults = try #require(UserDefaults(suiteName: suite))
    return TestHost { SettingsScreen().defaultAppStorage(defaults) }
  }

  private func quit(_ host: TestHost) throws {
    try host.settle()
    #expect(host.messages.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  private func forget() { UserDefaults.standard.removePersistentDomain(forName: suite) }

  /// Scrolls to the end of the list.
  private func scrollToEnd(_ host: TestHost) throws {
    host.scroll(at: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: 2000))
    try host.settle()
  }

  @Test("Everything that is set is still there after the next start")
  func keeping() throws {
    defer { forget() }
    var host = try start()
    try host.tap("Your name")
    host.type("Ada Lovelace")
    host.press(.return)
    try host.tap("Purple")
    try host.tap("Dark")
    try host.settle()
    let size = try host.slider("Text size")
    for _ in 0..<3 {
      #expect(size.increment())
      try host.settle()
    }
    #expect(host.exists("Text size, 130%"))
    try scrollToEnd(host)
    for _ in 0..<2 {
      #expect(try host.find(text: "Daily goal").increment())
      try host.settle()
    }
    #expect(host.exists(text: "5 glasses"))
    try quit(host)

    host = try start()
    #expect(try host.find("Your name").value == "Ada Lovelace")
    #expect(try host.find("Purple").isSelected && !host.find("Blue").isSelected)
    #expect(try host.find("Dark").isSelected)
    #expect(host.exists("Text size, 130%"))
    try scrollToEnd(host)
    #expect(host.exists(text: "5 glasses"))
    try quit(host)
  }

  @Test("The theme, the accent and the text size show at once")
  func looks() throws {
    defer { forget() }
    let host = try start()
    func background() -> Int { host.snapshot().pixel(4, 700).red }
    #expect(background() > 200)
    try host.tap("Dark")
    try host.settle()
    #expect(background() < 80)
    try host.tap("Light")
    try host.settle()
    #expect(background() > 200)

    let height = try host.find("sample").frame.height
    let slider = try host.slider("Text size")
    host.drag(from: slider.activationPoint, to: CGPoint(x: slider.frame.maxX - 30, y: slider.activationPoint.y))
    try host.settle()
    #expect(try host.find("sample").frame.height > height, "larger letters take more room")
    try quit(host)
  }

  @Test("Reminders are set on a page of their own")
  func reminders() throws {
    defer { forget() }
    var host = try start()
    try scrollToEnd(host)
    try host.tap("Notifications")
    try host.settle()
    #expect(try host.find("Allow reminders").value == "1" || host.find("Allow reminders").isSelected)
    try host.tap("Play a sound")
    try host.tap(host.find(text: "Repeat"))
    try host.settle()
    try host.tap("Weekdays")
    try host.settle()
    host.press(.escape)
    try host.settle()
    #expect(host.exists("Reset All Settings"), "Escape leads back")
    try quit(host)

    host = try start()
    try scrollToEnd(host)
    try host.tap("Notifications")
    try host.settle()
    #expect(try host.find("Repeat").value == "Weekdays")
    try host.tap("Allow reminders")
    try host.settle()
    #expect(!host.exists(text: "Repeat") && !host.exists("Play a sound"), "what has no effect is put away")
    try host.tap("Back")
    try host.settle()
    #expect(host.exists("Reset All Settings"))
    try quit(host)
  }

  @Test("A reset asks first, and then all is as it was at first")
  func resetting() throws {
    defer { forget() }
    let host = try start()
    try host.tap("Your name")
    host.type("Ada")
    try host.tap("Orange")
    try host.settle()
    for answer in ["Cancel", "Reset"] {
      try scrollToEnd(host)
      try host.tap("Reset All Settings")
      try host.settle()
      try host.tap(answer)
      try host.settle()
      host.scroll(at: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: -2000))
      try host.settle()
      #expect(try host.find("Your name").value == (answer == "Cancel" ? "Ada" : ""))
      #expect(try host.find("Orange").isSelected == (answer == "Cancel"))
    }
    try quit(host)
  }

  @Test("The policy opens in the browser")
  func link() throws {
    defer { forget() }
    let host = try start()
    try scrollToEnd(host)
    try host.tap("Privacy policy")
    #expect(host.openedURLs.map(\.absoluteString) == ["https://example.com/privacy"])
    try quit(host)
  }
}

extension TestHost {
  /// Returns the element with the label that has a value, which isn't the line of text.
  fileprivate func slider(_ label: String) throws -> Element { try #require(findAll(label: label).first { $0.value != nil }) }
}
