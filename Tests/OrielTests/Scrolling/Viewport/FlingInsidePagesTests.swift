import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Scroll views in pages")
struct FlingInsidePagesTests {
  private struct Pages: View {
    var body: some View {
      TabView {
        VStack {
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<8, id: \.self) { Text(verbatim: "Item \($0)").frame(width: 60, height: 60) } }
          }
          Spacer()
        }
        Text("Second")
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }

  @Test(
    "A fling to the end of a scroll view doesn't turn the enclosing page, and a drag that begins at the end does", arguments: [false, true])
  func fling(isTouch: Bool) throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Pages() }
    host.usesTouch = isTouch
    host.drag(from: CGPoint(x: 250, y: 30), to: CGPoint(x: 130, y: 30), duration: 0.1)
    try host.settle()
    #expect(try host.find("Item 7").frame.maxX <= 300 && host.find("Item 7").frame.minX >= 0)
    host.drag(from: CGPoint(x: 250, y: 30), to: CGPoint(x: 50, y: 30), duration: 0.1)
    try host.settle()
    #expect(try host.find("Second").frame.minX >= 0 && host.find("Second").frame.maxX <= 300)
    host.close()
  }
}
