import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Texts that the user can't read")
struct TextProblemTests {
  private func problems<Content: View>(
    _ size: CGSize = CGSize(width: 300, height: 200), @ViewBuilder content: () -> Content
  ) -> [TextProblem] {
    let host = TestHost(size: size, content: content)
    defer { host.close() }
    return host.textProblems()
  }

  private func kinds<Content: View>(@ViewBuilder content: () -> Content) -> [TextProblem.Kind] { problems(content: content).map(\.kind) }

  @Test("Texts that are alone, wrap between words, or are hidden have no problem")
  func fine() {
    #expect(kinds { Text("A few words that go on in another line where there is no room") }.isEmpty)
    #expect(kinds { Text("Hidden").hidden().overlay { Text("Shown") } }.isEmpty)
    #expect(kinds { Text("self-contained self-contained self-contained").frame(width: 100) }.isEmpty)
    #expect(kinds { Text("日本語の文章はどこでも改行できます").frame(width: 80) }.isEmpty)
  }

  @Test("A text that ends with an ellipsis is reported as truncated")
  func truncated() {
    #expect(kinds { Text("A few words that go on").lineLimit(1).frame(width: 80) } == [.truncated])
    #expect(kinds { Text("A few words that go on").frame(width: 60, height: 20) } == [.truncated])
  }

  @Test("A word that continues on the next line is reported as broken")
  func broken() {
    #expect(kinds { Text("Extraordinarily").frame(width: 60) } == [.broken])
  }

  @Test("A text that overlaps another is reported, unless an opaque background separates them")
  func overlapped() {
    let found = problems {
      ZStack {
        Text("Below"); Text("Above")
      }
    }
    #expect(found.map(\.kind) == [.overlapped(by: "Above")] && found.first?.text == "Below")
    #expect(found.first?.description.hasPrefix("\"Above\" overlaps \"Below\" (") == true)
    #expect(
      kinds {
        ZStack {
          Text("Below"); Text("Above").padding().background(Color.red)
        }
      }.isEmpty)
    #expect(
      kinds {
        ZStack {
          Text("Below"); Text("Above").padding().background(Color.red.opacity(0.3))
        }
      }.count == 1)
  }

  @Test("A text in a rectangle that isn't finite is ignored")
  func nonfinite() {
    let found = problems {
      Canvas { context, size in
        context.draw(Text("Lost"), at: CGPoint(x: CGFloat.nan, y: 0))
        context.clip(to: Path(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)))
        context.fill(Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)), with: .color(.red))
        context.draw(Text("Clipped"), at: CGPoint(x: 150, y: 100))
      }
    }
    #expect(found.isEmpty)
  }

  @Test("A text that extends beyond the window is reported, unless it is in a scroll view")
  func outside() {
    let row = HStack { ForEach(0..<20) { Text("Word \($0)").fixedSize() } }
    #expect(problems { row }.contains { $0.kind == .outside })
    #expect(problems { ScrollView(.horizontal) { row } }.isEmpty)
  }
}
