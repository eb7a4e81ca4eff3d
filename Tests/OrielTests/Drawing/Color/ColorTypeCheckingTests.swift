import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Colors in long expressions")
struct ColorTypeCheckingTests {
  /// The compiler gives up on it where a name of a color has two declarations: it would try 2 to the power of 48 combinations.
  private var chain: some View {
    Text("chain")
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
      .background(.blue).background(Color.red).foregroundStyle(.green)
  }

  @Test("are checked by the compiler, in either spelling")
  func chained() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { chain }
    #expect(host.exists("chain"))
  }

  @Test("are the same in either spelling")
  func spellings() {
    func color<S: ShapeStyle>(_ style: S) -> S { style }
    #expect(color(.red) == Color.red && Color.accentColor == color(.accentColor) && Color.clear == color(.clear))
    let optional: Color? = .mint
    #expect(optional == Color.mint)
  }
}
