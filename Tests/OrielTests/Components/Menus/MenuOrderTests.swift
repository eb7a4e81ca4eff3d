import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Order of menu entries")
struct MenuOrderTests {
  private struct Page: View {
    let order: MenuOrder
    let alignment: Alignment

    var body: some View {
      Menu("Open") {
        Button("First") {}
        Section("Part") {
          Button("Second") {}
          Button("Third") {}
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .menuOrder(order)
    }
  }

  private func order(_ order: MenuOrder, _ alignment: Alignment) throws -> [String] {
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Page(order: order, alignment: alignment) }
    try host.tap("Open")
    try host.settle()
    let names = try ["First", "Part", "Second", "Third"].sorted { try host.find($0).frame.minY < host.find($1).frame.minY }
    host.close()
    return names
  }

  @Test("menuOrder(.priority) places the first entry nearest to the button")
  func priority() throws {
    let natural = ["First", "Part", "Second", "Third"]
    #expect(try order(.priority, .top) == natural)
    #expect(try order(.priority, .bottom) == ["Part", "Third", "Second", "First"])
    #expect(try order(.fixed, .bottom) == natural)
    #expect(try order(.automatic, .bottom) == natural)
  }
}
