import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
struct FontContextTests {
  private struct Reader: View {
    let read: (Font.Context) -> Void
    @Environment(\.fontResolutionContext) private var context

    var body: some View {
      let _ = read(context)
      Color.clear
    }
  }

  @Test func `A font is resolved in an environment`() throws {
    var seen: Font.Context?
    let host = TestHost(dynamicTypeSize: .xxxLarge) { Reader { seen = $0 } }
    let context = try #require(seen)
    #expect(Font.body.resolve(in: context).pointSize == 23)
    #expect(Font.default.resolve(in: context) == Font.body.resolve(in: context))
    #expect(Font.headline.resolve(in: context).isBold && !Font.body.resolve(in: context).isBold)
    #expect(Font.body.italic(true).resolve(in: context).isItalic && !Font.body.italic().italic(false).resolve(in: context).isItalic)
    #expect(Font.body.monospaced(true).resolve(in: context).isMonospaced && Font.body.smallCaps().resolve(in: context).isSmallCaps)
    host.close()
  }
}
