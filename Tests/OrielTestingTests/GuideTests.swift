import Foundation
import Oriel
import OrielTesting
import Testing

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("count")
      Button("Add one") { withAnimation { count += 1 } }
    }
  }
}

private struct Greeting: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text("Hello, \(name)!")
    }
  }
}

private struct Profile: View {
  let load: @MainActor () async -> String
  @State private var name: String?

  var body: some View {
    Text(name ?? "Loading")
      .offset(x: name == nil ? 100 : 0)
      .animation(.linear(duration: 1), value: name)
      .task { name = await load() }
  }
}

/// The examples of `Documentation/TestingYourViews.md`.
@MainActor
@Suite("The examples of the guide to testing views")
struct GuideTests {
  @Test("A tap on the button of a counter increases its count, and a closed host leaves nothing behind")
  func counter() throws {
    let host = TestHost(size: CGSize(width: 320, height: 200)) { Counter() }
    try host.tap("Add one")
    try host.settle()
    #expect(try host.find(identifier: "count").label == "1")
    host.close()
    #expect(host.leftovers().isEmpty)
    #expect(host.liveNodeCount == 0)
  }

  @Test("A field receives typed text and the delete key")
  func typing() throws {
    let host = TestHost { Greeting() }
    try host.tap("Name")
    host.type("Ada")
    #expect(host.exists("Hello, Ada!"))
    host.press(.delete)
    #expect(host.exists("Hello, Ad!"))
    host.close()
  }

  @Test("A test can wait for a task, and then advance the animation that the task starts")
  func loading() async throws {
    let host = TestHost {
      Profile {
        try? await Task.sleep(for: .milliseconds(50))
        return "Ada"
      }
    }
    try await host.wait { host.exists("Ada") }
    host.advance(by: 0.5)
    #expect(try abs(host.find("Ada").frame.midX - 245) < 2)
    try host.settle()
    #expect(try abs(host.find("Ada").frame.midX - 195) < 0.5)
    host.close()
  }

  @Test("The color scheme of a host can change while its view is shown")
  func looks() throws {
    let host = TestHost(
      colorScheme: .dark, locale: Locale(identifier: "ar_EG"), layoutDirection: .rightToLeft, dynamicTypeSize: .accessibility2
    ) { Counter() }
    func ground() -> Int { host.snapshot().pixel(5, 5).red }
    #expect(ground() < 100)
    host.colorScheme = .light
    host.layoutDirection = .leftToRight
    host.dynamicTypeSize = .large
    host.locale = Locale(identifier: "de_DE")
    host.render()
    #expect(ground() > 200)
    #expect(host.exists("Add one"))
    host.close()
  }
}
