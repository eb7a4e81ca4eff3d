import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Large titles above safe area insets")
struct LargeTitleInsetTests {
  private func host(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
    TestHost(size: CGSize(width: 390, height: 700)) { NavigationStack { content().navigationTitle("Places") } }
  }

  private struct Rows: View {
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<60) { Text(verbatim: "Row \($0)").frame(height: 40) } } }
    }
  }

  private func scroll(_ host: TestHost, by distance: CGFloat) throws {
    host.touchpad(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: distance), rests: true)
    try host.settle()
  }

  @Test("A large title scrolls with the content, and the inset view follows it to below the bar and stays there")
  func inset() throws {
    let host = host { Rows().safeAreaInset(edge: .top, spacing: 0) { Button("Filter") {}.frame(height: 30) } }
    let (title, filter, row) = (try host.find("Places").frame, try host.find("Filter").frame, try host.find("Row 0").frame)
    #expect(title.minY >= 46 && title.height > 30 && filter.minY >= title.maxY && row.minY >= 46 + 52 + 30)
    try scroll(host, by: 20)
    #expect(abs(try host.find("Places").frame.minY - (title.minY - 20)) < 1)
    #expect(abs(try host.find("Filter").frame.minY - (filter.minY - 20)) < 1)
    #expect(abs(try host.find("Row 0").frame.minY - (row.minY - 20)) < 1)
    try scroll(host, by: 200)
    #expect(try host.find("Places").frame.maxY <= 46)
    #expect(abs(try host.find("Filter").frame.minY - (filter.minY - 52)) < 1)
    try host.tap("Filter")
    try scroll(host, by: -500)
    #expect(try host.find("Places").frame == title && host.find("Filter").frame == filter && host.find("Row 0").frame == row)
    host.close()
  }

  @Test("A large title scrolls with a list below several inset views")
  func several() throws {
    let host = host {
      List(0..<60, id: \.self) { Text(verbatim: "Row \($0)") }
        .safeAreaInset(edge: .top, spacing: 0) { Text("Second").frame(height: 30) }
        .safeAreaInset(edge: .top, spacing: 0) { Text("First").frame(height: 30) }
    }
    let (first, second) = (try host.find("First").frame, try host.find("Second").frame)
    #expect(second.minY >= first.maxY)
    try scroll(host, by: 200)
    #expect(try host.find("Places").frame.maxY <= 46)
    #expect(abs(try host.find("First").frame.minY - (first.minY - 52)) < 1)
    #expect(abs(try host.find("Second").frame.minY - (second.minY - 52)) < 1)
    host.close()
  }

  @Test("A large title scrolls with a scroll view with safe area padding at the top")
  func padding() throws {
    let host = host { Rows().safeAreaPadding(.top, 25) }
    let row = try host.find("Row 0").frame
    #expect(row.minY >= 46 + 52 + 25)
    try scroll(host, by: 200)
    #expect(try host.find("Places").frame.maxY <= 46)
    host.close()
  }
}
