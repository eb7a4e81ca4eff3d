import Foundation
@testable import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Zoom transitions of screens")
struct NavigationZoomTests {
  private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private static let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

  /// A red tile of 100 points whose screen is blue.
  private struct Tiles: View {
    var transition: Bool
    @Namespace private var tiles
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        ZStack(alignment: .topLeading) {
          Color.white
          Button {
            path = [1]
          } label: {
            NavigationZoomTests.red.frame(width: 100, height: 100)
          }
          .buttonStyle(.plain).accessibilityIdentifier("tile").matchedTransitionSource(id: 1, in: tiles).offset(x: 200, y: 300)
        }
        .toolbar(.hidden, for: .navigationBar)
        .navigationDestination(for: Int.self) { number in
          let screen = NavigationZoomTests.blue.toolbar(.hidden, for: .navigationBar).onTapGesture { path = [] }
            .accessibilityElement().accessibilityLabel("Screen")
          if transition { screen.navigationTransition(.zoom(sourceID: number, in: tiles)) } else { screen.navigationTransition(.automatic) }
        }
      }
    }
  }

  private func host(_ transition: Bool = true, reducesMotion: Bool = false) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 600)) {
      Tiles(transition: transition).environment(\.accessibilityReduceMotion, reducesMotion)
    }
  }

  private func isRed(_ pixel: Snapshot.Pixel) -> Bool { pixel.red > 200 && pixel.green < 60 && pixel.blue < 60 }
  private func isBlue(_ pixel: Snapshot.Pixel) -> Bool { pixel.blue > 200 && pixel.green < 60 && pixel.red < 60 }

  @Test("The screen zooms out of the tile and back into it")
  func zooms() throws {
    let host = host()
    defer { host.close() }
    #expect(isRed(host.snapshot().pixel(250, 350)))
    try host.tap("tile")
    host.advance(by: 0.08)
    // The screen doesn't reach the window's edge yet, unlike a sliding one. The tile has grown, and its color blends into the screen's.
    let early = host.snapshot()
    #expect(!isBlue(early.pixel(398, 20)) && !isRed(early.pixel(398, 20)))
    let middle = early.pixel(250, 350)
    #expect(middle.red + middle.blue > 200 && middle.green < 100)
    try host.settle()
    #expect(isBlue(host.snapshot().pixel(2, 2)) && isBlue(host.snapshot().pixel(398, 598)))
    try host.tap("Screen")
    host.advance(by: 0.2)
    let late = host.snapshot()
    #expect(!isBlue(late.pixel(2, 2)) && !isBlue(late.pixel(398, 20)))
    try host.settle()
    #expect(isRed(host.snapshot().pixel(250, 350)) && isRed(host.snapshot().pixel(201, 301)))
    #expect(!isBlue(host.snapshot().pixel(2, 2)))
  }

  /// A screen that zooms out of an item of the toolbar.
  private struct Item: View {
    @Namespace private var items
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Color.white
          .toolbar {
            ToolbarItem { Button("Open", systemImage: "plus") { path = [1] } }.matchedTransitionSource(id: 1, in: items)
          }
          .navigationDestination(for: Int.self) { number in
            NavigationZoomTests.blue.toolbar(.hidden, for: .navigationBar).navigationTransition(.zoom(sourceID: number, in: items))
          }
      }
    }
  }

  @Test("A screen zooms out of an item of the toolbar")
  func toolbarItem() throws {
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Item() }
    defer { host.close() }
    try host.settle()
    try host.tap("Open")
    host.advance(by: 0.08)
    // A screen that slides would reach the bottom of the window at once.
    #expect(!isBlue(host.snapshot().pixel(398, 598)))
    try host.settle()
    #expect(isBlue(host.snapshot().pixel(2, 2)) && isBlue(host.snapshot().pixel(398, 598)))
  }

  private struct Configured: View {
    @Namespace private var tiles
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        ZStack(alignment: .topLeading) {
          Color.white
          Button {
            path = [1]
          } label: {
            Circle().fill(NavigationZoomTests.red).frame(width: 100, height: 100)
          }
          .buttonStyle(.plain).accessibilityIdentifier("tile")
          .matchedTransitionSource(id: 1, in: tiles) {
            $0.background(.green).clipShape(.rect(cornerRadius: 50)).shadow(color: .black, radius: 10, y: 60)
          }
          .offset(x: 150, y: 200)
        }
        .toolbar(.hidden, for: .navigationBar)
        .navigationDestination(for: Int.self) { number in
          NavigationZoomTests.blue.toolbar(.hidden, for: .navigationBar).navigationTransition(.zoom(sourceID: number, in: tiles))
        }
      }
    }
  }

  @Test("A configured source has its background, corners and shadow during the transition only")
  func configured() throws {
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Configured() }
    defer { host.close() }
    let resting = host.snapshot()
    #expect(resting.pixel(200, 340) == resting.pixel(20, 20), "No shadow is drawn at rest")
    #expect(resting.pixel(152, 202) == resting.pixel(20, 20), "No background is drawn at rest")
    try host.tap("tile")
    host.advance(by: 0.016)
    let early = host.displayDump
    #expect(early.contains("shadow"))
    let plain = self.host()
    defer { plain.close() }
    try plain.tap("tile")
    plain.advance(by: 0.016)
    #expect(!plain.displayDump.contains("shadow"))
  }

  /// A red square of 40 points in the center of a green tile of 100.
  private struct Squared: View {
    @Namespace private var tiles
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        ZStack(alignment: .topLeading) {
          Color.white
          Button {
            path = [1]
          } label: {
            ZStack {
              Color(.sRGB, red: 0, green: 1, blue: 0)
              NavigationZoomTests.red.frame(width: 40, height: 40)
            }
            .frame(width: 100, height: 100)
          }
          .buttonStyle(.plain).accessibilityIdentifier("tile").matchedTransitionSource(id: 1, in: tiles).offset(x: 200, y: 300)
        }
        .toolbar(.hidden, for: .navigationBar)
        .navigationDestination(for: Int.self) { number in
          NavigationZoomTests.blue.toolbar(.hidden, for: .navigationBar).navigationTransition(.zoom(sourceID: number, in: tiles))
        }
      }
    }
  }

  @Test("A tile keeps its aspect ratio during the zoom to a tall screen")
  func proportions() throws {
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Squared() }
    defer { host.close() }
    try host.tap("tile")
    try host.settle()
    host.usesTouch = true
    host.pointerDown(at: CGPoint(x: 4, y: 300))
    for step in 1...10 { host.pointerMove(to: CGPoint(x: 4 + CGFloat(step) * 35, y: 300)) }
    host.advance(by: 0.016)
    let picture = host.snapshot()
    let columns = (0..<400).filter { isRed(picture.pixel($0, 345)) }.count
    let rows = (0..<600).filter { isRed(picture.pixel(245, $0)) }.count
    #expect(columns > 44 && columns < 90 && abs(columns - rows) <= 2, "\(columns) x \(rows)")
    host.pointerUp(at: CGPoint(x: 354, y: 300))
    try host.settle()
  }

  @Test("The tile isn't drawn twice during the transition")
  func tile() throws {
    let host = host()
    defer { host.close() }
    try host.tap("tile")
    host.advance(by: 0.25)
    let shown = host.displayDump
    #expect(shown.components(separatedBy: "#ff0000ff").count <= 2)
  }

  @Test("A swipe from the edge shrinks the screen toward the tile with the touch")
  func finger() throws {
    let host = host()
    defer { host.close() }
    try host.tap("tile")
    try host.settle()
    let shown = host.snapshot()
    #expect(isBlue(shown.pixel(20, 20)) && isBlue(shown.pixel(390, 590)))
    host.usesTouch = true
    host.pointerDown(at: CGPoint(x: 4, y: 300))
    for step in 1...10 { host.pointerMove(to: CGPoint(x: 4 + CGFloat(step) * 20, y: 300)) }
    host.advance(by: 0.016)
    let held = host.snapshot()
    // Halfway the frame is between the window's and the tile's.
    #expect(!isBlue(held.pixel(20, 20)) && !isBlue(held.pixel(390, 590)))
    host.pointerUp(at: CGPoint(x: 204, y: 300))
    try host.settle()
  }

  @Test("A screen without a zoom transition slides, and one with reduced motion fades")
  func others() throws {
    let sliding = host(false)
    defer { sliding.close() }
    try sliding.tap("tile")
    sliding.advance(by: 0.08)
    #expect(isBlue(sliding.snapshot().pixel(398, 20)))
    let calm = host(reducesMotion: true)
    defer { calm.close() }
    try calm.tap("tile")
    calm.advance(by: 0.12)
    let corner = calm.snapshot().pixel(2, 2)
    #expect(corner.blue > corner.red && corner.red > 20)
  }
}
