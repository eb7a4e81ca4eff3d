import Foundation
import Oriel
import OrielTesting
import Testing

/// Rows of one color, so that everything else in a picture is an effect.
private struct Rows: View {
  var color = Color.red

  var body: some View {
    LazyVStack(spacing: 0) { ForEach(0..<60) { index in color.frame(height: 40).accessibilityLabel("Row \(index)") } }
  }
}

@MainActor
@Suite("Bars in the safe area and the effect of scrolled content under them")
struct ScrollEdgeEffectTests {
  private func host(scheme: ColorScheme = .light, @ViewBuilder _ content: () -> some View) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 300)) { content().environment(\.colorScheme, scheme) }
    try host.settle()
    return host
  }

  private func scroll(_ host: TestHost, by distance: CGFloat) throws {
    host.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: distance))
    try host.settle()
  }

  /// Returns the amounts of the rows' red, from 0 to 255, at some heights in the middle of the window.
  private func red(_ host: TestHost, _ heights: Int...) -> [Int] {
    let picture = host.snapshot()
    return heights.map { y in
      let pixel = picture.pixel(40, y)
      return pixel.red - pixel.blue
    }
  }

  private func bar(_ edge: VerticalEdge, style: ScrollEdgeEffectStyle? = nil, isHidden: Bool = false) -> some View {
    ScrollView { Rows() }
      .safeAreaBar(edge: edge, spacing: 0) { Text("Bar").frame(height: 50) }
      .scrollEdgeEffectStyle(style, for: .all)
      .scrollEdgeEffectHidden(isHidden)
  }

  @Test("A bar takes its length from the safe area at each of the edges, and content continues under it")
  func takesSpace() throws {
    let top = try host { bar(.top) }
    #expect(try top.find("Row 0").frame.minY == 50)
    try scroll(top, by: 65)
    #expect(try top.find("Row 0").frame.minY == -15)
    let bottom = try host { bar(.bottom) }
    #expect(try bottom.find("Row 0").frame.minY == 0 && bottom.find("Bar").frame.midY == 275)
    let leading = try host {
      ScrollView(.horizontal) { Color.red.frame(width: 900) }.safeAreaBar(edge: .leading, alignment: .top, spacing: 10) { Text("Bar") }
    }
    let frame = try leading.find("Bar").frame
    #expect(frame.minX == 0 && frame.minY == 0)
    for host in [top, bottom, leading] { host.close() }
  }

  @Test("A hard effect covers the content under a bar nearly, and only while it is there", arguments: [ColorScheme.light, .dark])
  func hard(scheme: ColorScheme) throws {
    let host = try host(scheme: scheme) { bar(.top, style: .hard) }
    let (before, full) = (red(host, 10)[0], red(host, 150)[0])
    #expect(abs(before) < 10 && full > 150)
    try scroll(host, by: 120)
    let under = red(host, 4, 25, 45, 60)
    #expect(under[0...2].allSatisfy { $0 < full / 3 } && under[3] == full)
    try scroll(host, by: -120)
    #expect(red(host, 10)[0] == before)
    host.close()
  }

  @Test("The automatic effect is the hard one")
  func automatic() throws {
    let (plain, hard) = (try host { bar(.top) }, try host { bar(.top, style: .hard) })
    for host in [plain, hard] { try scroll(host, by: 120) }
    #expect(red(plain, 4, 25, 60) == red(hard, 4, 25, 60))
    for host in [plain, hard] { host.close() }
  }

  @Test("A soft effect fades the content towards the edge", arguments: [VerticalEdge.top, .bottom])
  func soft(edge: VerticalEdge) throws {
    let host = try host { bar(edge, style: .soft) }
    if edge == .top { try scroll(host, by: 400) }
    func y(_ distance: Int) -> Int { edge == .top ? distance : 299 - distance }
    let shades = red(host, y(2), y(15), y(30), y(48), y(60))
    #expect(zip(shades, shades.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(shades[0] < shades[4] / 4 && shades[3] > shades[4] * 3 / 4)
    host.close()
  }

  @Test("A soft effect has no seams within content of one color, also if its bar ends within a pixel")
  func softSeams() throws {
    let host = try host {
      ScrollView { Color.red.frame(height: 2000) }
        .safeAreaBar(edge: .top, spacing: 0) { Text("Bar").frame(height: 50.4) }
        .scrollEdgeEffectStyle(.soft, for: .all)
    }
    try scroll(host, by: 400)
    let picture = host.snapshot()
    let shades = (0..<80).map { y in
      let pixel = picture.pixel(20, y)
      return pixel.red - pixel.blue
    }
    #expect(zip(shades, shades.dropFirst()).allSatisfy { $0 <= $1 + 1 }, "\(shades)")
    #expect(zip(shades, shades.dropFirst()).allSatisfy { $1 - $0 < 20 }, "\(shades)")
    host.close()
  }

  @Test("Without an effect content is visible under a bar, as it is under a view in the safe area")
  func none() throws {
    let hidden = try host { bar(.top, isHidden: true) }
    let inset = try host { ScrollView { Rows() }.safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 50) } }
    let soft = try host {
      ScrollView { Rows() }.safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 50) }.scrollEdgeEffectStyle(.soft, for: .all)
    }
    for host in [hidden, inset, soft] {
      try scroll(host, by: 120)
      #expect(red(host, 4)[0] == red(host, 150)[0])
      host.close()
    }
  }

  @Test("The effect appears gradually as content moves under the bar")
  func gradual() throws {
    let host = try host { bar(.top, style: .hard) }
    try scroll(host, by: 5)
    let half = red(host, 48)[0]
    try scroll(host, by: 60)
    #expect(half > red(host, 48)[0])
    host.close()
  }

  @Test("A soft or hidden effect replaces the automatic background of a screen's bar")
  func screen() throws {
    func make(_ style: ScrollEdgeEffectStyle?, _ isHidden: Bool) throws -> TestHost {
      try host {
        NavigationStack {
          ScrollView { Rows() }
            .scrollEdgeEffectStyle(style, for: .top)
            .scrollEdgeEffectHidden(isHidden, for: .top)
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    let (plain, soft, hidden) = (try make(nil, false), try make(.soft, false), try make(nil, true))
    for host in [plain, soft, hidden] { try scroll(host, by: 200) }
    let full = red(plain, 150)[0]
    #expect(red(plain, 4, 40).allSatisfy { abs($0) < 10 })
    let shades = red(soft, 3, 25, 44)
    #expect(shades[0] < full / 3 && shades[0] < shades[1] && shades[1] < shades[2])
    #expect(red(hidden, 4, 40).allSatisfy { $0 == full })
    for host in [plain, soft, hidden] { host.close() }
  }

  @Test(
    "The leading edge of a horizontal scroll view is on the right in a right-to-left layout",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func horizontal(direction: LayoutDirection) throws {
    let host = try host {
      ScrollView(.horizontal) { Color.red.frame(width: 900, height: 300) }
        .safeAreaBar(edge: .trailing, spacing: 0) { Color.clear.frame(width: 50, height: 50) }
        .scrollEdgeEffectStyle(.soft, for: .trailing)
        .environment(\.layoutDirection, direction)
    }
    let picture = host.snapshot()
    func red(_ x: Int) -> Int { picture.pixel(x, 150).red - picture.pixel(x, 150).blue }
    let (edge, other) = direction == .leftToRight ? (197, 3) : (3, 197)
    #expect(red(edge) < red(100) / 3 && red(other) == red(100))
    host.close()
  }
}
