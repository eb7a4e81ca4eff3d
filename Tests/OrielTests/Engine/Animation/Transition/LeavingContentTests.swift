import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Changes inside a removed view")
struct LeavingContentTests {
  @MainActor
  @Observable
  fileprivate final class Model {
    var isOpen = true
    var word = "i"
    var length: CGFloat = 20
  }

  private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)

  private struct Word: View {
    let model: Model

    var body: some View { Text(verbatim: model.word) }
  }

  private struct Bar: View {
    let model: Model

    var body: some View { LeavingContentTests.red.frame(minWidth: model.length, maxWidth: model.length, maxHeight: .infinity) }
  }

  private struct Room<Content: View>: View {
    let model: Model
    let content: Content

    var body: some View {
      ZStack {
        Color.white
        if model.isOpen { content }
      }
    }
  }

  private func host(_ model: Model, _ content: some View) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 200)) { Room(model: model, content: content) }
  }

  /// Starts a removal transition of one second and advances it by 0.2 seconds.
  private func close(_ model: Model, _ host: TestHost) {
    withAnimation(.linear(duration: 1)) { model.isOpen = false }
    host.render()
    host.advance(by: 0.2)
  }

  private func texts(_ host: TestHost) -> [Substring] { host.displayDump.split(separator: "\n").filter { $0.contains("text ") } }

  /// Returns the number of reddish pixels in the middle row.
  private func redWidth(_ host: TestHost) -> Int {
    let picture = host.snapshot()
    return (0..<200).filter { picture.pixel($0, 100).red - picture.pixel($0, 100).green > 40 }.count
  }

  @Test("A text in a removed view updates during the transition and disappears with the view")
  func text() throws {
    let model = Model()
    let host = host(
      model,
      VStack {
        Text(verbatim: "static")
        Word(model: model)
      }
      .frame(width: 150).transition(.opacity))
    defer { host.close() }
    #expect(texts(host).count == 2)
    close(model, host)
    let before = texts(host)
    #expect(before.count == 2)
    model.word = "WWW"
    host.advance(by: 0.1)
    let after = texts(host)
    #expect(after.count == 2)
    #expect(after.last != before.last, "\(after)")
    host.advance(by: 1.5)
    #expect(texts(host).isEmpty)
  }

  @Test("A text with its own removal transition updates in place during the transition")
  func alone() throws {
    let model = Model()
    let host = host(model, Word(model: model).transition(.opacity))
    defer { host.close() }
    close(model, host)
    model.word = "W"
    host.advance(by: 0.1)
    #expect(texts(host).count == 1)
  }

  @Test("A removed view is laid out again when its content changes")
  func layout() throws {
    let model = Model()
    let host = host(model, HStack { Bar(model: model) }.frame(width: 150).transition(.opacity))
    defer { host.close() }
    #expect(redWidth(host) == 20)
    close(model, host)
    #expect(redWidth(host) == 20)
    model.length = 80
    host.advance(by: 0.1)
    #expect(redWidth(host) == 80)
  }

  @Test("A view that returns during its removal transition has the size of its latest update")
  func turnsRound() throws {
    let model = Model()
    let host = host(model, Bar(model: model).transition(.opacity))
    defer { host.close() }
    close(model, host)
    model.length = 60
    host.advance(by: 0.1)
    #expect(redWidth(host) == 60)
    withAnimation(.linear(duration: 1)) { model.isOpen = true }
    host.render()
    try host.settle()
    #expect(redWidth(host) == 60)
    model.length = 70
    host.advance(by: 0.1)
    #expect(redWidth(host) == 70)
  }
}
