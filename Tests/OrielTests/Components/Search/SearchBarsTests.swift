import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Bars around searched content")
struct SearchBarsTests {
  private struct Rows: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List(0..<40, id: \.self) { Text(verbatim: "Row \($0)") }
          .listStyle(.plain)
          .navigationTitle("Title")
          .searchable(text: $text)
          .searchSuggestions { Text(verbatim: "Suggested").searchCompletion("suggestion") }
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Stats") {} } }
      }
    }
  }

  private func host() throws -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 700)) { Rows() }
    try host.settle()
    return host
  }

  private func scroll(_ host: TestHost, by distance: CGFloat) throws {
    host.touchpad(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: distance), rests: true)
    try host.settle()
  }

  @Test("The large title scrolls with the content, and the search field with it up to the bar")
  func largeTitle() throws {
    let host = try host()
    func field() throws -> CGRect { try host.find(role: .isSearchField).frame }
    let (title, start, row) = try (host.find("Title").frame, field(), host.find("Row 0").frame)
    #expect(title.minY >= 46 && title.height > 30 && start.minY >= 98 && row.minY >= start.maxY)
    try scroll(host, by: 30)
    #expect(try abs(host.find("Title").frame.minY - (title.minY - 30)) < 1)
    #expect(try abs(field().minY - (start.minY - 30)) < 1)
    #expect(try abs(host.find("Row 0").frame.minY - (row.minY - 30)) < 1)
    try scroll(host, by: 270)
    let small = try host.find("Title").frame
    #expect(small.maxY <= 46 && small.height < 30)
    #expect(try abs(field().minY - (start.minY - 52)) < 1)
    try scroll(host, by: -2000)
    #expect(try host.find("Title").frame == title && field() == start)
    host.close()
  }

  @Test("Both bars have their background while rows are under them, the upper one down to the field's end")
  func backgrounds() throws {
    let host = try host()
    let field = try host.find(role: .isSearchField).frame
    let rest = host.snapshot()
    let list = rest.pixel(5, Int(field.midY))
    #expect(rest.pixel(5, 4) == list && rest.pixel(5, 690) != list)
    try scroll(host, by: 300)
    let y = Int(try host.find(role: .isSearchField).frame.midY)
    let scrolled = host.snapshot()
    #expect(scrolled.pixel(5, 4) != list && scrolled.pixel(5, y) == scrolled.pixel(5, 4))
    #expect(scrolled.pixel(5, 690) != list)
    try scroll(host, by: 20_000)
    #expect(try host.find("Row 39").frame.maxY <= 654)
    #expect(host.snapshot().pixel(5, 690) == list)
    host.close()
  }

  @Test("Suggestions begin below the field")
  func suggestions() throws {
    let host = try host()
    try host.tap(host.find(role: .isSearchField))
    try host.settle()
    #expect(try host.find("Suggested").frame.minY >= host.find(role: .isSearchField).frame.maxY)
    try host.tap("Suggested")
    try host.settle()
    #expect(!host.exists("Suggested"))
    host.close()
  }

  @Test("Below another view the field is above the searched content, and nothing scrolls under it")
  func below() throws {
    let host = TestHost(size: CGSize(width: 390, height: 700)) {
      NavigationStack {
        VStack(spacing: 0) {
          Text(verbatim: "Above")
          List(0..<40, id: \.self) { Text(verbatim: "Row \($0)") }.listStyle(.plain).searchable(text: .constant(""))
        }
        .navigationTitle("Title")
      }
    }
    try host.settle()
    let title = try host.find("Title").frame
    let field = try host.find(role: .isSearchField).frame
    let rest = host.snapshot().pixel(200, Int(field.minY) - 4)
    try scroll(host, by: 300)
    #expect(try host.find("Title").frame == title && host.find(role: .isSearchField).frame == field)
    #expect(host.snapshot().pixel(200, Int(field.minY) - 4) == rest)
    host.close()
  }
}
