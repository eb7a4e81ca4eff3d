import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Redaction")
struct RedactionTests {
  private func host<V: View>(_ view: V) -> TestHost { TestHost(size: CGSize(width: 200, height: 200)) { view } }

  private func lines(_ host: TestHost, _ name: String) -> [String] {
    host.displayDump.split(separator: "\n").map(String.init).filter { $0.hasPrefix(name) }
  }

  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading) {
        Image(systemName: "star").accessibilityIdentifier("image")
        Text(verbatim: "One line")
        Text(verbatim: "A text that takes several lines of a narrow column").frame(width: 120)
        Toggle("Switch", isOn: .constant(true))
        TextField("Name", text: .constant("Somebody"))
      }
    }
  }

  @Test("A placeholder redaction draws a bar for each line of text, and the layout doesn't change")
  func placeholder() {
    let (plain, redacted) = (host(Card()), host(Card().redacted(reason: .placeholder)))
    #expect(plain.layoutDump == redacted.layoutDump)
    #expect(lines(plain, "text").count >= 3 && lines(redacted, "text").isEmpty)
    let bars = lines(redacted, "fill #0000002e")
    #expect(bars.count >= 6, "\(redacted.displayDump)")
    // A symbol is drawn in strokes.
    let star = Image(systemName: "star")
    #expect(host(star).displayDump.contains("stroke"))
    #expect(!host(star.redacted(reason: .placeholder)).displayDump.contains("stroke"))
  }

  @Test("A bar has the color of its text")
  func color() {
    let view = Text(verbatim: "Word").foregroundStyle(Color(red: 1, green: 0, blue: 0)).redacted(reason: .placeholder)
    #expect(lines(host(view), "fill #ff00002e").count == 1)
  }

  @Test("Redacted content has no accessibility label unless the app sets one")
  func accessibility() {
    let view = VStack {
      Text(verbatim: "Secret")
      Image(systemName: "star")
      TextField("Name", text: .constant("Somebody"))
      Text(verbatim: "Other").accessibilityLabel("Loading")
    }
    let redacted = host(view.redacted(reason: .placeholder))
    #expect(!redacted.accessibilityDump.contains("Secret") && !redacted.accessibilityDump.contains("star"))
    #expect(!redacted.accessibilityDump.contains("Somebody"))
    #expect(redacted.exists("Loading") && redacted.exists("Name"))
    let plain = host(view).accessibilityDump
    #expect(["Secret", "star", "Somebody"].allSatisfy { plain.contains($0) }, "\(plain)")
  }

  @Test("unredacted() shows a view inside of a redacted one")
  func unredacted() {
    let view = VStack {
      Text(verbatim: "Hidden")
      Text(verbatim: "Shown").unredacted()
    }
    .redacted(reason: .placeholder)
    let host = host(view)
    #expect(host.exists("Shown") && !host.exists("Hidden") && lines(host, "text").count == 1)
  }

  @Test("A privacy redaction hides privacy-sensitive views only")
  func privacy() {
    let view = VStack {
      Text(verbatim: "Balance")
      Text(verbatim: "1,000,000").privacySensitive()
      VStack { Text(verbatim: "Currency").privacySensitive(false) }.privacySensitive()
    }
    let hidden = host(view.redacted(reason: .privacy))
    #expect(hidden.exists("Balance") && hidden.exists("Currency") && !hidden.exists("1,000,000"))
    #expect(host(view).exists("1,000,000"))
    let placeholder = host(view.redacted(reason: .placeholder))
    #expect(!placeholder.exists("Balance") && !placeholder.exists("Currency"))
  }

  @Test("Redaction reasons accumulate and are readable in the environment")
  func reasons() {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Color.clear.accessibilityLabel(Text(verbatim: "\(reasons.rawValue)")) }
    }
    let both: RedactionReasons = [.privacy, .invalidated]
    #expect(host(Reader().redacted(reason: .privacy).redacted(reason: .invalidated)).exists("\(both.rawValue)"))
    #expect(host(Reader()).exists("0"))
    #expect(host(Reader().unredacted().redacted(reason: .placeholder)).exists("0"))
  }

  @Test("Invalidated content is drawn translucent")
  func invalidated() {
    let view = VStack {
      Text(verbatim: "Old").invalidatableContent()
      Text(verbatim: "Other")
    }
    #expect(lines(host(view.redacted(reason: .invalidated)), "opacity 0.4").count == 1)
    #expect(lines(host(view), "opacity").isEmpty)
  }

  @Observable @MainActor
  fileprivate final class Model { var isLoading = true }

  @Test("Content that is no longer redacted is drawn without being measured again")
  func arrival() {
    struct Loading: View {
      let model: Model
      var body: some View { Text(verbatim: "Word").redacted(reason: model.isLoading ? .placeholder : []) }
    }
    let model = Model()
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Loading(model: model) }
    #expect(lines(host, "text").isEmpty)
    let mark = host.mark()
    model.isLoading = false
    host.render()
    #expect(lines(host, "text").count == 1)
    #expect(host.work(since: mark).measured == 0)
  }
}
