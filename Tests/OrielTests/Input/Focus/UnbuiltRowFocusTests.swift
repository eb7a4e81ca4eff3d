import Foundation
import Oriel
import OrielTesting
import Testing

/// Tests Tab from the last built row to rows that aren't built yet.
@MainActor
@Suite("Tab in lists and lazy stacks")
struct UnbuiltRowFocusTests {
  private func focused(_ host: TestHost) -> String? { host.allElements.first { $0.isFocused && $0.identifier != nil }?.identifier }

  private func go(_ host: TestHost, _ count: Int, modifiers: EventModifiers = []) throws {
    for _ in 0..<count {
      host.press(.tab, modifiers: modifiers)
      try host.settle()
    }
  }

  private func expectEachRow(_ host: TestHost) throws {
    try go(host, 1)
    #expect(focused(host) == "before")
    for row in 0..<40 {
      try go(host, 1)
      #expect(focused(host) == "\(row)")
    }
    try go(host, 1)
    #expect(focused(host) == "after")
    for row in (0..<40).reversed() {
      try go(host, 1, modifiers: .shift)
      #expect(focused(host) == "\(row)")
    }
    host.close()
  }

  private func surrounded<Content: View>(_ content: Content) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 400)) {
      VStack(spacing: 0) {
        TextField("before", text: .constant("")).accessibilityIdentifier("before")
        content
        TextField("after", text: .constant("")).accessibilityIdentifier("after")
      }
    }
  }

  private var rows: some View {
    ForEach(0..<40, id: \.self) { row in
      TextField("field", text: .constant("")).frame(height: 44).accessibilityIdentifier("\(row)")
    }
  }

  @Test("Tab reaches each row of a list, forwards and backwards")
  func list() throws { try expectEachRow(surrounded(List { rows })) }

  @Test("Tab reaches each row of a form, forwards and backwards")
  func form() throws { try expectEachRow(surrounded(Form { rows })) }

  @Test("Tab reaches each row of a lazy stack across rows without focusable views, forwards and backwards")
  func stack() throws {
    let rows = ForEach(0..<40, id: \.self) { row in
      Text(verbatim: "text \(row)").frame(height: 200)
      TextField("field", text: .constant("")).accessibilityIdentifier("\(row)")
    }
    try expectEachRow(surrounded(ScrollView { LazyVStack { rows } }))
  }
}
