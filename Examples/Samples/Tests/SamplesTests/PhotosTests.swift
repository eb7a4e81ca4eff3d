import Foundation
import OrielTesting
import Photos
import SwiftUI
import Testing

@MainActor
@Suite("The photo grid")
struct PhotosTests {
  private let library = PhotoLibrary()

  private func host() throws -> TestHost {
    let library = library
    let host = TestHost { PhotoGrid(library: library) }
    host.usesTouch = true
    try host.settle()
    return host
  }

  private func finish(_ host: TestHost) throws {
    try host.settle()
    #expect(host.messages.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  private func open(_ title: String, in host: TestHost) throws {
    try host.tap(title)
    try host.settle()
  }

  /// Returns the enlarged photo.
  private func shown(_ host: TestHost) throws -> Element {
    try #require(host.findAll(role: .isImage).first { CGRect(origin: .zero, size: host.size).contains($0.center) })
  }

  @Test("The grid shows the months with the latest first")
  func grid() throws {
    let host = try host()
    let first = try host.find("First Snow").frame
    let second = try host.find("Long Shadows").frame
    #expect(abs(first.width - first.height) < 0.5 && first.width > 100)
    #expect(first.minY == second.minY && first.maxX < second.minX)
    #expect(try host.find("October 2026").frame.minY < host.find("September 2026").frame.minY)
    try finish(host)
  }

  @Test("A tapped photo grows out of its place in the grid, and goes back into it")
  func hero() throws {
    let host = try host()
    let place = try host.find("Low Tide").frame
    try host.tap("Low Tide")
    var widths: [CGFloat] = []
    for _ in 0..<30 {
      host.advance(by: TestHost.frameDuration)
      if let width = host.findAll(label: "Low Tide").map(\.frame.width).max() { widths.append(width) }
    }
    try host.settle()
    let large = try shown(host)
    #expect(large.label == "Low Tide" && large.frame.width == host.size.width)
    #expect(widths.first! < place.width * 2, "it starts small: \(widths.prefix(3))")
    #expect(Set(widths.map { Int($0 / 10) }).count > 6, "it grows by and by")

    try host.tap("Close")
    try host.settle()
    #expect(try host.find("Low Tide").frame == place)
    #expect(!host.exists("Close"))
    try finish(host)
  }

  @Test("A swipe sideways leads to the neighbours")
  func swiping() throws {
    let host = try host()
    try open("Long Shadows", in: host)
    #expect(try shown(host).label == "Long Shadows")
    host.drag(from: CGPoint(x: 320, y: 400), to: CGPoint(x: 60, y: 404))
    try host.settle()
    #expect(try shown(host).label == "Night Ferry")
    #expect(try abs(shown(host).frame.midX - 195) < 0.5, "it rests in the middle")
    for _ in 0..<2 {
      host.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 320, y: 404))
      try host.settle()
    }
    #expect(try shown(host).label == "First Snow")
    #expect(host.findAll(text: "First Snow").count >= 1)
    try finish(host)
  }

  @Test("Pulled down far enough, a photo goes back; after a short pull it stays")
  func pulling() throws {
    let host = try host()
    try open("Vineyard", in: host)
    host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 202, y: 450), duration: 0.6)
    try host.settle()
    #expect(try shown(host).label == "Vineyard" && shown(host).frame.width == 390)
    host.pointerDown(at: CGPoint(x: 200, y: 400))
    for step in 1...12 {
      host.advance(by: TestHost.frameDuration)
      host.pointerMove(to: CGPoint(x: 200, y: 400 + CGFloat(step) * 20))
    }
    #expect(host.findAll(label: "Vineyard").contains { $0.frame.midY > 500 }, "it follows the finger")
    host.pointerUp(at: CGPoint(x: 200, y: 640))
    try host.settle()
    #expect(!host.exists("Close") && host.exists("October 2026"))
    try finish(host)
  }

  @Test("Favorites are chosen in the viewer or by a menu, and shown alone")
  func favorites() throws {
    let host = try host()
    #expect(try host.find("Low Tide").value == "Favorite")
    try open("First Snow", in: host)
    try host.tap("Favorite")
    try host.settle()
    #expect(host.exists("Unfavorite") && library.favorites == [0, 4, 7])
    try host.tap("Close")
    try host.settle()
    try host.longPress("Low Tide")
    try host.settle()
    try host.tap("Remove from Favorites")
    try host.settle()
    #expect(library.favorites == [0, 7])
    try host.tap("Favorites")
    try host.settle()
    #expect(host.exists("First Snow") && !host.exists("Low Tide") && !host.exists("Long Shadows"))
    try finish(host)
  }

  @Test("Two fingers enlarge a photo for as long as they hold it")
  func pinching() throws {
    let host = try host()
    try open("First Snow", in: host)
    let width = try shown(host).frame.width
    host.pointerDown(at: CGPoint(x: 180, y: 420), pointer: 1)
    host.pointerDown(at: CGPoint(x: 210, y: 420), pointer: 2)
    for step in 1...10 {
      host.advance(by: TestHost.frameDuration)
      host.pointerMove(to: CGPoint(x: 180 - CGFloat(step) * 4, y: 420), pointer: 1)
      host.pointerMove(to: CGPoint(x: 210 + CGFloat(step) * 4, y: 420), pointer: 2)
    }
    host.advance(by: 0.5)
    #expect(try shown(host).frame.width > width * 1.5)
    host.pointerUp(at: CGPoint(x: 140, y: 420), pointer: 1)
    host.pointerUp(at: CGPoint(x: 250, y: 420), pointer: 2)
    try host.settle()
    #expect(try abs(shown(host).frame.width - width) < 0.5)
    try finish(host)
  }

  @Test("Details come up in a sheet, and Escape leads back step by step")
  func details() throws {
    let host = try host()
    try open("First Snow", in: host)
    try host.tap("Details")
    try host.settle()
    #expect(host.exists(text: "Bergen"))
    host.press(.escape)
    try host.settle()
    #expect(!host.exists(text: "Bergen") && host.exists("Close"))
    host.press(.escape)
    try host.settle()
    #expect(!host.exists("Close"))
    try finish(host)
  }
}
