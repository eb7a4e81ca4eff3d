import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Focus in lazy stacks")
struct LazyFocusTests {
  private struct Rows: View {
    @FocusState private var focus: Int?
    let wants: (@escaping (Int?) -> Void) -> Void

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<20, id: \.self) { section in
            Section {
              ForEach(section * 20..<section * 20 + 20, id: \.self) { number in
                Button {
                } label: {
                  Text(verbatim: "Row \(number)").frame(maxWidth: .infinity, minHeight: 40)
                }
                .buttonStyle(.plain)
                .focused($focus, equals: number)
              }
            } header: {
              Color.gray.frame(height: 30)
            }
          }
        }
      }
      .onAppear { wants { focus = $0 } }
    }
  }

  private final class Wish { var set: (Int?) -> Void = { _ in } }

  private func host(_ wish: Wish) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 400)) { Rows { wish.set = $0 } }
  }

  private func focused(_ host: TestHost) -> String? { host.allElements.last { $0.isFocused && $0.label.hasPrefix("Row") }?.label }

  @Test("A pinned header doesn't cover a row that Tab or an arrow key has focused", arguments: [true, false])
  func pinned(isByArrows: Bool) throws {
    let host = host(Wish())
    host.press(.tab)
    for _ in 0..<30 {
      host.press(.downArrow)
      try host.settle()
    }
    #expect(focused(host) == "Row 30")
    for row in (0..<30).reversed() {
      if isByArrows { host.press(.upArrow) } else { host.press(.tab, modifiers: .shift) }
      try host.settle()
      #expect(focused(host) == "Row \(row)")
      let frame = try host.find("Row \(row)").frame
      #expect(frame.minY > 29.5 && frame.maxY < 400.5, "row \(row) at \(frame.minY)")
    }
  }

  @Test("A FocusState that names an unbuilt row scrolls to the row and focuses it")
  func unbuilt() throws {
    let wish = Wish()
    let host = host(wish)
    #expect(!host.exists("Row 250"))
    wish.set(250)
    try host.settle()
    #expect(focused(host) == "Row 250")
    let frame = try host.find("Row 250").frame
    #expect(frame.minY > 29.5 && frame.maxY < 400.5)
  }
}
