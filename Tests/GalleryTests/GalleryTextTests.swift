import Foundation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

@testable import GallerySections

/// All pages of the Gallery with small and large text, in a window and on a phone, scrolled from top to end.
@MainActor
@Suite("The Gallery with all sizes of text")
struct GalleryTextTests {
  struct Setting: CustomStringConvertible, Sendable {
    let window: CGSize
    let size: DynamicTypeSize
    /// The text scale of the desktop environment.
    var scale = 1.0

    var description: String { "\(Int(window.width)) points, \(size), scaled by \(scale)" }
  }

  /// The size that the list of sections leaves in a window of 1000 by 700 points.
  nonisolated private static let desktop = CGSize(width: 809, height: 700)
  nonisolated private static let phone = CGSize(width: 390, height: 844)

  /// The settings that every run checks. `ORIEL_TEXT_SIZES=all` in the environment adds more.
  nonisolated static let settings: [Setting] = {
    let usual = [
      Setting(window: desktop, size: .accessibility5), Setting(window: desktop, size: .large, scale: 2),
      Setting(window: phone, size: .large), Setting(window: phone, size: .accessibility1),
    ]
    guard ProcessInfo.processInfo.environment["ORIEL_TEXT_SIZES"] == "all" else { return usual }
    return usual + [
      Setting(window: desktop, size: .xSmall), Setting(window: desktop, size: .large), Setting(window: desktop, size: .xxxLarge),
      Setting(window: desktop, size: .accessibility1), Setting(window: desktop, size: .large, scale: 1.5),
      Setting(window: phone, size: .xSmall), Setting(window: phone, size: .xxxLarge), Setting(window: phone, size: .accessibility5),
    ]
  }()

  /// Texts that demonstrate truncation.
  private static let examplesOfCuts = [
    "One line that is far too long", "Cut in the middle", "Three lines at most", "A title that is cut",
  ]

  @Test("No text of a page is truncated, broken within a word, overlapped, or outside the window", arguments: settings)
  func holds(_ setting: Setting) throws {
    var found: [String] = []
    for page in GalleryPlace.all {
      let host = host(page, setting)
      defer { host.close() }
      found += problems(host, setting).map { "\(page): \($0)" }
    }
    #expect(found.isEmpty, "\(found.count) problems:\n\(found.joined(separator: "\n"))")
  }

  private func host(_ page: GalleryPlace, _ setting: Setting) -> TestHost {
    let host = TestHost(size: setting.window, dynamicTypeSize: setting.size) {
      GalleryPage(section: page.section).presentationHostLayer()
    }
    host.textScale = setting.scale
    host.advance(by: 0.1)
    if let button = page.button {
      // A button in a scroll view may be offscreen.
      host.perform { _ = try? host.find(identifier: button).activate() }
      host.advance(by: 1)
    }
    return host
  }

  /// Returns the problems of the texts that are visible at first, and of those that scrolling reveals.
  private func problems(_ host: TestHost, _ setting: Setting) -> [TextProblem] {
    var found = host.textProblems()
    for share in [0.5, 0.85] {
      let place = CGPoint(x: host.size.width * share, y: host.size.height * 0.6)
      // The first rows stand for all in a list of a million.
      for _ in 0..<6 where host.scroll(at: place, by: CGSize(width: 0, height: host.size.height * 0.5)) {
        comeToRest(host)
        found += host.textProblems()
      }
      host.scroll(at: place, by: CGSize(width: 0, height: -1e5))
      comeToRest(host)
    }
    var seen: Set<String> = []
    return found.filter { problem in
      // In the largest text, words of ten letters are wider than a phone.
      if problem.kind == .broken, setting.size > .accessibility1, setting.window.width < 400 { return false }
      return seen.insert("\(problem.kind) \(problem.text)").inserted && !Self.examplesOfCuts.contains { problem.text.hasPrefix($0) }
    }
  }

  /// Advances by half a second, or less if nothing moves. Some pages move forever.
  private func comeToRest(_ host: TestHost) { try? host.settle(within: 0.5) }

  @Test(
    "No section title in the sidebar is truncated, broken within a word, overlapped, or outside the window",
    arguments: [DynamicTypeSize.xSmall, .xxxLarge, .accessibility1, .accessibility3, .accessibility5])
  func sidebar(_ size: DynamicTypeSize) throws {
    let host = TestHost(size: CGSize(width: 980, height: 700), dynamicTypeSize: size) { GalleryView(section: .collections) }
    defer { host.close() }
    host.advance(by: 0.5)
    let width = try host.find(identifier: "section-start").frame.minX + 330
    var found: [TextProblem] = []
    for _ in 0..<8 {
      found += host.textProblems().filter { $0.frame.minX < width && GallerySection.allCases.map(\.title).contains($0.text) }
      guard host.scroll(at: CGPoint(x: 90, y: 400), by: CGSize(width: 0, height: 300)) else { break }
      host.advance(by: 0.5)
    }
    #expect(found.isEmpty, "\(found.map(\.description).joined(separator: "\n"))")
  }

  /// The labels or identifiers of the elements to activate on a page, in this order.
  nonisolated static let openings: [(place: GalleryPlace, presses: [String])] = [
    (GalleryPlace(section: .presentation, button: "presentation-native"), ["An alert that asks"]),
    (GalleryPlace(section: .presentation, button: "presentation-native"), ["Choices"]),
    (GalleryPlace(section: .presentation, button: "presentation-native"), ["A boat"]),
    (GalleryPlace(section: .controls, button: "controls-glass"), ["Actions"]),
    (GalleryPlace(section: .controls, button: "controls-dates"), ["Jun 18, 2026"]),
    (GalleryPlace(section: .controls, button: "controls-dates"), ["9:41\u{202F}AM"]),
    (GalleryPlace(section: .navigation, button: "navigation-stack"), ["place-1"]),
  ]

  @Test(
    "No text in a dialog, sheet, menu or popover is truncated, broken within a word, overlapped, or outside the window",
    arguments: openings.indices,
    [
      Setting(window: desktop, size: .accessibility5), Setting(window: desktop, size: .large, scale: 2),
      Setting(window: phone, size: .large), Setting(window: phone, size: .accessibility3),
    ])
  func opens(_ index: Int, _ setting: Setting) throws {
    let opening = Self.openings[index]
    let host = host(opening.place, setting)
    defer { host.close() }
    for name in opening.presses {
      let elements = host.findAll(identifier: name) + host.findAll(label: name) + host.findAll(text: name)
      let element = try #require(elements.first, "\(name) doesn't exist")
      host.perform { _ = element.activate() }
      host.advance(by: 1.5)
    }
    let found = problems(host, setting)
    #expect(found.isEmpty, "\(opening.presses): \(found.map(\.description).joined(separator: "\n"))")
  }
}

/// A page of the Gallery, and the identifier of the button that opens it.
struct GalleryPlace: CustomStringConvertible, Sendable {
  let section: GallerySection
  var button: String?

  var description: String { button ?? section.rawValue }

  static var all: [GalleryPlace] {
    GallerySection.allCases.flatMap { section in
      let demos: [String] =
        switch section {
        case .controls: ControlsDemo.allCases.map(\.rawValue)
        case .presentation: PresentationDemo.allCases.map(\.rawValue)
        case .navigation: NavigationDemo.allCases.map(\.rawValue)
        case .lists: ListDemo.allCases.map(\.rawValue)
        case .collections: CollectionDemo.allCases.map(\.rawValue)
        case .keyboard: KeyboardDemo.allCases.map(\.rawValue)
        default: []
        }
      return demos.isEmpty ? [GalleryPlace(section: section)] : demos.map { GalleryPlace(section: section, button: "\(section)-\($0)") }
    }
  }
}
