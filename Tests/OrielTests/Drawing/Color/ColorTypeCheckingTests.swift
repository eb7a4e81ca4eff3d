import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Colors in long expressions")
struct ColorTypeCheckingTests {
  /// An expression that the compiler would give up on if the name of a color had two declarations: it would try 2 to the power of 48
  /// combinations.
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

  @Test("The compiler type-checks a long expression that mixes both spellings of colors")
  func chained() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { chain }
    #expect(host.exists("chain"))
  }

  @Test("Both spellings of a color are equal")
  func spellings() {
    func color<S: ShapeStyle>(_ style: S) -> S { style }
    #expect(color(.red) == Color.red && Color.accentColor == color(.accentColor) && Color.clear == color(.clear))
    let optional: Color? = .mint
    #expect(optional == Color.mint)
  }
}
