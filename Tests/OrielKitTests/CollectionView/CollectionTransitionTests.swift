import Observation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor @Observable
private final class Album {
  var columns = 4
  var direction = UICollectionView.ScrollDirection.vertical
  @ObservationIgnored var items = 200
  @ObservationIgnored var built = 0
}

private struct Picture: View {
  let album: Album
  let number: Int
  @State private var taps = 0

  var body: some View {
    let _ = album.built += 1
    Button {
      taps += 1
    } label: {
      Text(verbatim: taps == 0 ? "\(number)" : "\(number) tapped").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("\(number)")
  }
}

/// Square cells in 8, 4 or 2 columns, with widths of 50, 100 and 200 points in a window of 400 points.
private struct AlbumView: View {
  @Bindable var album: Album
  var levels = [8, 4, 2]

  var body: some View {
    CollectionView(rows: [CollectionRow(section: 0, items: Array(0..<album.items))]) { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let length = NSCollectionLayoutDimension.absolute(400 / CGFloat(album.columns))
      let item = NSCollectionLayoutItem(layoutSize: size)
      if album.direction == .horizontal {
        return NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: .init(widthDimension: length, heightDimension: .fractionalHeight(1)), repeatingSubitem: item, count: album.columns))
      }
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: length), repeatingSubitem: item, count: album.columns))
    } cell: { _, number in
      Picture(album: album, number: number)
    }
    .layoutConfiguration { $0.scrollDirection = album.direction }
    .interactiveLayoutTransition($album.columns, among: levels, scale: 2)
  }
}

private struct StatefulAlbum: View {
  @State private var columns = 4

  var body: some View {
    VStack(spacing: 0) {
      Button("Larger") { withAnimation(.spring(duration: 0.5)) { columns = 2 } }.frame(height: 40)
      CollectionView(rows: [CollectionRow(section: 0, items: Array(0..<100))]) { _, _ in
        .grid(columns: columns, height: .absolute(400 / CGFloat(columns)), spacing: 0)
      } cell: { _, number in
        Color.red.accessibilityElement().accessibilityIdentifier("\(number)")
      }
      .interactiveLayoutTransition($columns, among: [4, 2], scale: 2)
    }
  }
}

@MainActor
@Suite("Pinching between the layouts of a collection")
struct CollectionTransitionTests {
  private let album = Album()

  private func host(_ layoutDirection: LayoutDirection = .leftToRight, levels: [Int] = [8, 4, 2]) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 400), layoutDirection: layoutDirection) { AlbumView(album: album, levels: levels) }
  }

  private func frames(_ host: TestHost) throws -> [Int: CGRect] {
    var result: [Int: CGRect] = [:]
    for element in host.allElements { if let number = element.identifier.flatMap({ Int($0) }) { result[number] = element.frame } }
    return result
  }

  /// Returns the position of a point as a fraction of a frame.
  private func share(_ point: CGPoint, _ frame: CGRect) -> CGPoint {
    CGPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
  }

  private func isNear(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 0.5) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.width - b.width) < tolerance
      && abs(a.height - b.height) < tolerance
  }

  /// Indicates whether a frame is the average of two others, within the tolerance.
  private func isMiddle(_ frame: CGRect, of a: CGRect, and b: CGRect) -> Bool {
    isNear(
      frame,
      CGRect(x: (a.minX + b.minX) / 2, y: (a.minY + b.minY) / 2, width: (a.width + b.width) / 2, height: (a.height + b.height) / 2))
  }

  @Test("A pinch interpolates each cell between its frames, and the cell between the fingers stays under them")
  func follows() throws {
    let host = host()
    host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 1000))
    try host.settle()
    let before = try frames(host)
    let point = CGPoint(x: 230, y: 170)
    let held = try #require(before.first { $0.value.contains(point) })
    let place = share(point, held.value)

    var pinch = host.pinchBegan(at: point)
    for scale in [1.1, 1.2, pow(2, 0.5)] {
      host.pinchChanged(&pinch, scale: scale)
      host.advance(by: 0.1)
      let frame = try #require(try frames(host)[held.key])
      #expect(abs(frame.width - 100 * (1 + log2(scale))) < 0.5)
      let now = share(point, frame)
      #expect(abs(now.y - place.y) < 0.01)
    }
    #expect(album.columns == 2)
    let middle = try frames(host)
    host.pinchChanged(&pinch, scale: 1.99)
    host.pinchEnded(pinch)
    try host.settle()
    let after = try frames(host)
    #expect(try #require(after[held.key]).width == 200)
    var compared = 0
    for (number, frame) in middle {
      guard let a = before[number], let b = after[number] else { continue }
      compared += 1
      #expect(isMiddle(frame, of: a, and: b), "\(number): \(frame) between \(a) and \(b)")
    }
    #expect(compared >= 4)
    #expect(host.messages.isEmpty)
  }

  @Test("A pinch that ends before the middle returns to its layout, and one that ends after it continues to the next layout")
  func letGo() throws {
    let host = host()
    host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 730))
    try host.settle()
    let before = try frames(host)
    let held = try #require(before.first { $0.value.contains(CGPoint(x: 150, y: 250)) }).key
    var pinch = host.pinchBegan(at: CGPoint(x: 150, y: 250))
    host.pinchChanged(&pinch, scale: pow(2, 0.4))
    host.advance(by: 0.3)
    host.pinchEnded(pinch)
    #expect(album.columns == 4)
    var last = try #require(try frames(host)[held]).width
    for _ in 0..<60 {
      host.advance(by: TestHost.frameDuration)
      let width = try #require(try frames(host)[held]).width
      #expect(width <= last + 0.05, "the width decreases monotonically")
      last = width
    }
    try host.settle()
    let back = try frames(host)
    #expect(Set(before.keys).isSubset(of: back.keys))
    for (number, frame) in before { #expect(isNear(frame, try #require(back[number]), within: 0.01)) }

    pinch = host.pinchBegan(at: CGPoint(x: 150, y: 250))
    host.pinchChanged(&pinch, scale: pow(2, 0.6))
    host.advance(by: 0.3)
    host.pinchEnded(pinch)
    #expect(album.columns == 2)
    try host.settle()
    #expect(try frames(host).values.allSatisfy { abs($0.width - 200) < 0.01 })
    #expect(host.messages.isEmpty)
  }

  @Test("A fast pinch continues to the next layout")
  func velocity() throws {
    let host = host()
    host.pinch(at: CGPoint(x: 200, y: 200), scale: 1.3, duration: 0.1)
    #expect(album.columns == 2)
    try host.settle()
    host.pinch(at: CGPoint(x: 200, y: 200), scale: 0.75, duration: 0.1)
    #expect(album.columns == 4)
  }

  @Test("A pinch evaluates no cells")
  func cost() throws {
    let host = host()
    var pinch = host.pinchBegan(at: CGPoint(x: 200, y: 200))
    host.pinchChanged(&pinch, scale: 1.1)
    host.pinchChanged(&pinch, scale: 1.2)
    let built = album.built
    let mark = host.mark()
    for step in 0..<20 { host.pinchChanged(&pinch, scale: 1.2 + CGFloat(step) * 0.02) }
    #expect(album.built == built)
    #expect(host.work(since: mark).bodies == 0)
    host.pinchEnded(pinch)
  }

  @Test("One pinch goes through all layouts and back again")
  func throughAll() throws {
    let host = host()
    album.columns = 8
    try host.settle()
    var pinch = host.pinchBegan(at: CGPoint(x: 200, y: 200), spread: 60)
    var seen: [Int] = []
    func go(to level: Double) {
      host.pinchChanged(&pinch, scale: pow(2, level))
      host.advance(by: TestHost.frameDuration)
      if seen.last != album.columns { seen.append(album.columns) }
    }
    for level in stride(from: 0.1, through: 2.4, by: 0.1) { go(to: level) }
    for level in stride(from: 2.4, through: -0.6, by: -0.1) { go(to: level) }
    #expect(seen == [4, 2, 4, 8])
    host.pinchEnded(pinch)
    try host.settle()
    #expect(album.columns == 8)
    #expect(try frames(host).values.allSatisfy { abs($0.width - 50) < 0.01 })
    #expect(host.messages.isEmpty)
  }

  @Test("A pinch beyond the last layout, or from a layout that isn't in the list, does nothing")
  func ends() throws {
    let host = host(levels: [4, 2])
    host.pinch(at: CGPoint(x: 200, y: 200), scale: 0.3)
    #expect(album.columns == 4)
    album.columns = 8
    try host.settle()
    let before = try frames(host)
    host.pinch(at: CGPoint(x: 200, y: 200), scale: 3)
    try host.settle()
    #expect(album.columns == 8)
    #expect(try frames(host) == before)
  }

  @Test("A pinch at the end of the content settles within the content")
  func contentEnds() throws {
    album.columns = 2
    let host = host()
    host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 100_000))
    try host.settle()
    host.pinch(at: CGPoint(x: 200, y: 300), scale: 0.25, spread: 200, duration: 0.5)
    try host.settle()
    #expect(album.columns == 8)
    let last = try #require(try frames(host)[199])
    #expect(abs(last.maxY - 400) < 0.01)
    host.pinch(at: CGPoint(x: 200, y: 20), scale: 4, spread: 60, duration: 0.5)
    try host.settle()
    #expect(album.columns == 2)
    #expect(try frames(host).values.map(\.maxY).max() ?? 0 >= 400)
  }

  @Test("A cancelled pinch settles in one of the two layouts")
  func cancelled() throws {
    let host = host()
    var pinch = host.pinchBegan(at: CGPoint(x: 200, y: 200))
    host.pinchChanged(&pinch, scale: 1.2)
    host.pinchCancel(at: CGPoint(x: 200, y: 200))
    try host.settle()
    #expect(album.columns == 4)
    #expect(try frames(host).values.allSatisfy { abs($0.width - 100) < 0.01 })
  }

  @Test("A pinch keeps the state and the focus of cells")
  func state() throws {
    let host = host()
    try host.tap("5")
    host.press(.tab)
    let focused = try #require(host.allElements.first(where: \.isFocused)?.identifier)
    host.pinch(at: CGPoint(x: 150, y: 150), scale: 2.2, duration: 0.5)
    try host.settle()
    #expect(album.columns == 2)
    #expect(host.exists(text: "5 tapped") || host.allElements.contains { $0.label == "5 tapped" })
    #expect(host.allElements.first(where: \.isFocused)?.identifier == focused)
  }

  @Test(
    "A pinch keeps its point fixed in right-to-left layouts of both axes",
    arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func mirrored(_ direction: UICollectionView.ScrollDirection) throws {
    album.direction = direction
    let host = host(.rightToLeft)
    try host.settle()
    let delta = direction == .vertical ? CGSize(width: 0, height: 900) : CGSize(width: -900, height: 0)
    host.scroll(at: CGPoint(x: 200, y: 200), by: delta)
    try host.settle()
    let point = CGPoint(x: 180, y: 210)
    let held = try #require(try frames(host).first { $0.value.contains(point) })
    let place = share(point, held.value)
    var pinch = host.pinchBegan(at: point)
    for scale in [1.1, 1.3, 1.6, 1.95] {
      host.pinchChanged(&pinch, scale: scale)
      host.advance(by: 0.05)
      let frame = try #require(try frames(host)[held.key])
      let now = share(point, frame)
      #expect(abs((direction == .vertical ? now.y - place.y : now.x - place.x)) < 0.01)
    }
    host.pinchEnded(pinch)
    try host.settle()
    #expect(album.columns == 2)
  }

  @Test("A touchpad pinch and the wheel with the control key change the layout as well")
  func otherDevices() throws {
    let host = host()
    host.touchpadPinch(at: CGPoint(x: 200, y: 200), scale: 2.1)
    try host.settle()
    #expect(album.columns == 2)
    for _ in 0..<8 { host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 60), modifiers: .control) }
    try host.settle()
    #expect(album.columns == 8)
  }

  @Test("CV-9, CV-34 A layout that reads state that no body reads changes with that state")
  func byState() throws {
    let host = TestHost(size: CGSize(width: 400, height: 440)) { StatefulAlbum() }
    #expect(try #require(try frames(host)[0]).width == 100)
    try host.tap("Larger")
    try host.settle()
    #expect(try #require(try frames(host)[0]).width == 200)
    host.pinch(at: CGPoint(x: 200, y: 240), scale: 0.45)
    try host.settle()
    #expect(try #require(try frames(host)[0]).width == 100)
    try host.tap("Larger")
    try host.settle()
    #expect(try #require(try frames(host)[0]).width == 200)
  }

  @Test("A pinch of an empty collection changes its layout")
  func empty() throws {
    album.items = 0
    let host = host()
    host.pinch(at: CGPoint(x: 200, y: 200), scale: 2.5)
    try host.settle()
    #expect(album.columns == 2)
    #expect(host.messages.isEmpty)
  }
}
