import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Nouns that agree with their numbers")
struct InflectionTests {
  private func read(_ locale: String = "en_US", @ViewBuilder _ text: () -> some View) -> [String] {
    let host = TestHost(locale: Locale(identifier: locale), content: text)
    defer { host.close() }
    return host.allElements.map(\.label)
  }

  @Test("the noun is plural where the number isn't one, and the marks are gone")
  func english() {
    func apples(_ count: Int) -> [String] { read { Text("^[\(count) apple](inflect: true) left") } }
    #expect(apples(2) == ["2 apples left"] && apples(1) == ["1 apple left"] && apples(0) == ["0 apples left"])
    #expect(apples(1200) == ["1,200 apples left"])
    let (people, boxes) = (3, 1)
    #expect(read { Text("^[\(people) person](inflect: true) in **^[\(boxes) box](inflect: true)**") } == ["3 people in 1 box"])
  }

  @Test("in other languages the words stay as they are")
  func others() {
    #expect(read("de_DE") { Text("^[\(2) Apfel](inflect: true)") } == ["2 Apfel"])
  }

  @Test(arguments: [
    ("berry", "berries"), ("day", "days"), ("match", "matches"), ("Person", "People"), ("photo", "photos"), ("class", "classes"),
  ])
  func plurals(_ pair: (String, String)) async {
    #expect(read { Text("^[\(2) \(pair.0)](inflect: true)") } == ["2 \(pair.1)"])
  }
}
