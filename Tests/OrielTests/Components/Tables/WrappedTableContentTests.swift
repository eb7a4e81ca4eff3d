import Foundation
import Oriel
import OrielTesting
import Testing

/// Content of any kind that a closure makes, as packages have it to observe what the closure reads.
private struct Made<Content> {
  let make: () -> Content

  var body: Content { make() }
}

extension Made: TableColumnContent where Content: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never

  nonisolated var tableColumnBody: Never { fatalError() }

  nonisolated static func _makeContent(content: _GraphValue<Made<Content>>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
    Content._makeContent(content: content[\.body], inputs: inputs)
  }
}

extension Made: TableRowContent where Content: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never

  nonisolated var tableRowBody: Never { fatalError() }
}

@MainActor
@Suite("Columns and rows around others")
struct WrappedTableContentTests {
  private struct Columns: TableColumnContent {
    typealias TableRowValue = Person

    @TableColumnBuilder<Person, Never> var tableColumnBody: some TableColumnContent<Person, Never> {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text(verbatim: "\($0.age) years") }
    }
  }

  private struct Screen: View {
    var body: some View {
      Table(Person.some) {
        Made { Columns() }
        TableColumn("City") { Text(verbatim: $0.city ?? "nowhere") }
      }
    }
  }

  @Test("Columns that make others show the headers and cells of those")
  func columns() throws {
    let host = TestHost(size: CGSize(width: 600, height: 300)) { Screen() }
    let wide = ["Name", "Age", "City"].compactMap { try? host.find($0).frame.minX }
    #expect(wide.count == 3 && wide == wide.sorted())
    #expect(try host.find("44 years").frame.minX == wide[1])
    #expect(try host.find("Oslo").frame.minX == wide[2])
    host.close()
  }

  @Test("In a narrow window, the first column is that of the columns that are made")
  func narrow() throws {
    let host = TestHost(size: CGSize(width: 120, height: 300)) { Screen() }
    #expect(host.exists("Zoe") && !host.exists("7 years") && !host.exists("Rome"))
    host.close()
  }

  @Test("Rows without a body are reported and not shown")
  func rows() {
    let host = TestHost(size: CGSize(width: 600, height: 300)) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Made { TableRow(Person.some[0]) }
        TableRow(Person.some[1])
      }
    }
    #expect(host.exists("Ann") && !host.exists("Mara"))
    #expect(host.messages.contains { $0.contains("have no body") })
    host.close()
  }
}
