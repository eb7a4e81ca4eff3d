import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Titles of table columns")
struct TableHeaderTests {
  private struct Ages: View {
    @State var order: [KeyPathComparator<Person>]

    var body: some View {
      Table(Person.some, sortOrder: $order) {
        TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }.width(50)
        TableColumn("Name", value: \.name)
      }
    }
  }

  @Test("The sort arrow doesn't truncate a short title in a narrow column")
  func narrow() throws {
    func host(_ order: [KeyPathComparator<Person>]) -> TestHost {
      TestHost(size: CGSize(width: 500, height: 300)) {
        Ages(order: order).environment(\.horizontalSizeClass, .regular)
      }
    }
    let (plain, sorted) = (host([]), host([KeyPathComparator(\Person.age)]))
    let frame = try plain.find("Age").frame
    let (before, after) = (plain.snapshot(), sorted.snapshot())
    for x in Int(frame.minX) + 8..<Int(frame.minX) + 30 {
      for y in Int(frame.minY)..<Int(frame.maxY) { #expect(before.pixel(x, y) == after.pixel(x, y)) }
    }
    #expect(before.pngData != after.pngData)
  }
}
