import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Pickers in a bar")
struct ToolbarPickerTests {
  private struct Bar: View {
    let placement: ToolbarItemPlacement
    @State private var tab = 0

    init(_ placement: ToolbarItemPlacement) { self.placement = placement }

    var body: some View {
      NavigationStack {
        Text(verbatim: "content")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: placement) {
              Picker("T", selection: $tab) {
                Text(verbatim: "A").tag(0)
                Text(verbatim: "B").tag(1)
              }
              .pickerStyle(.segmented)
            }
          }
      }
    }
  }

  private func frames(_ placement: ToolbarItemPlacement) throws -> (first: CGRect, second: CGRect, host: TestHost) {
    let host = TestHost(size: CGSize(width: 600, height: 400)) { Bar(placement) }
    try host.settle()
    return (try host.find("A").frame, try host.find("B").frame, host)
  }

  @Test("A segmented picker is as wide as its segments, in the center and at the trailing edge of a bar")
  func segmented() throws {
    let middle = try frames(.principal)
    #expect(middle.second.maxX - middle.first.minX < 120)
    #expect(abs(middle.first.maxX - 300) < 2)
    let end = try frames(.primaryAction)
    #expect(end.second.maxX - end.first.minX < 120 && end.second.maxX > 560)
    #expect(try abs(end.host.find("Title").frame.midX - 300) < 2)
  }
}
