import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Lists with the greatest counts")
struct HugeListTests {
  private func row(_ index: Int) -> some View { Text(verbatim: "Row \(index)").frame(height: 40) }

  private func check(_ host: TestHost) throws {
    #expect(host.exists("Row 0"))
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 5000))
    try host.settle()
    #expect(!host.exists("Row 0"))
    _ = host.snapshot()
    #expect(host.messages.count == 1 && host.messages.contains { $0.contains("\(Int.max) elements") }, "\(host.messages)")
    host.close()
  }

  @Test("Int.max rows are shown as far as possible, and the limit is reported once")
  func numbers() throws {
    let size = CGSize(width: 300, height: 400)
    try check(TestHost(size: size) { List(0..<Int.max, id: \.self) { row($0) } })
    try check(TestHost(size: size) { ScrollView { LazyVStack { ForEach(0..<Int.max, id: \.self) { row($0) } } } })
    let columns = Array(repeating: GridItem(), count: 3)
    try check(TestHost(size: size) { ScrollView { LazyVGrid(columns: columns) { ForEach(0..<Int.max, id: \.self) { row($0) } } } })
  }

  @Test("Two sources of Int.max rows in one container don't crash")
  func twice() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      ScrollView {
        LazyVStack {
          ForEach(0..<Int.max, id: \.self) { row($0) }
          ForEach(0..<Int.max, id: \.self) { row($0) }
        }
      }
    }
    #expect(host.exists("Row 0"))
    host.close()
  }

  @Test("A nonfinite minimum row height is ignored and reported", arguments: [CGFloat.infinity, .nan])
  func height(_ bad: CGFloat) throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      List(0..<50, id: \.self) { index in
        Text(verbatim: "Row \(index)")
        Color.red.frame(maxHeight: .infinity)
      }
      .environment(\.defaultMinListRowHeight, bad)
    }
    #expect(try host.find("Row 0").frame.height < 100)
    #expect(host.messages.contains { $0.contains("defaultMinListRowHeight") })
    host.close()
  }
}
