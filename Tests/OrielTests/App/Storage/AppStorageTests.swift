import Foundation
import Oriel
import OrielTesting
import Testing

private enum Theme: String { case light, dark }

private struct Counter: View {
  @AppStorage("count") private var count = 3
  @AppStorage("name") private var name: String?
  @AppStorage("theme") private var theme = Theme.light
  @AppStorage("page") private var page = URL(string: "https://a.example/")!

  var body: some View {
    VStack {
      Text(verbatim: "\(count) \(name ?? "-") \(theme.rawValue) \(page.host ?? "")").accessibilityIdentifier("values")
      Button("Change") {
        count += 1
        name = name == nil ? "Ada" : nil
        theme = .dark
        page = URL(string: "https://b.example/")!
      }
      Stepper("Count", value: $count)
    }
  }
}

private struct Other: View {
  @AppStorage("count") private var count = 0

  var body: some View { Text(verbatim: "other \(count)") }
}

private struct Windowed: View {
  @SceneStorage("tab") private var tab = 1

  var body: some View { Button("tab \(tab)") { tab += 1 } }
}

@MainActor
@Suite("AppStorage and SceneStorage")
struct AppStorageTests {
  private func store() -> UserDefaults {
    let store = UserDefaults(suiteName: "oriel-tests-\(UUID().uuidString)")!
    return store
  }

  @Test func viewsWithTheSameKeyShareTheirValue() throws {
    let store = store()
    let host = TestHost {
      VStack {
        Counter()
        Other()
      }
      .defaultAppStorage(store)
    }
    #expect(try host.find("values").label == "3 - light a.example")
    #expect(host.exists("other 0"))
    try host.tap("Change")
    #expect(try host.find("values").label == "4 Ada dark b.example")
    #expect(host.exists("other 4"))
    try host.find("Count").increment()
    host.render()
    #expect(host.exists("other 5"))
    host.close()
  }

  @Test func theNextRunReadsStoredValues() throws {
    let store = store()
    let first = TestHost { Counter().defaultAppStorage(store) }
    try first.tap("Change")
    first.close()
    #expect(store.integer(forKey: "count") == 4)
    let second = TestHost { Counter().defaultAppStorage(store) }
    #expect(try second.find("values").label == "4 Ada dark b.example")
    try second.tap("Change")
    #expect(try second.find("values").label == "5 - dark b.example")
    #expect(store.object(forKey: "name") == nil)
    second.close()
  }

  @Test func aStoredValueOfAnotherTypeIsIgnored() throws {
    let store = store()
    store.set("not a number", forKey: "count")
    store.set("no such theme", forKey: "theme")
    let host = TestHost { Counter().defaultAppStorage(store) }
    #expect(try host.find("values").label == "3 - light a.example")
    host.close()
  }

  @Test func anExplicitStoreOverridesTheDefaultStore() {
    struct Given: View {
      @AppStorage private var count: Int

      init(_ store: UserDefaults) { _count = AppStorage(wrappedValue: 1, "count", store: store) }

      var body: some View { Text(verbatim: "\(count)") }
    }
    let (outer, inner) = (store(), store())
    outer.set(5, forKey: "count")
    inner.set(6, forKey: "count")
    let host = TestHost { Given(inner).defaultAppStorage(outer) }
    #expect(host.exists("6"))
    host.close()
  }

  @Test func sceneStoragePersistsAcrossRuns() throws {
    let store = store()
    let first = TestHost { Windowed().defaultAppStorage(store) }
    try first.tap("tab 1")
    first.close()
    let second = TestHost { Windowed().defaultAppStorage(store) }
    #expect(second.exists("tab 2"))
    second.close()
  }

  @Test func testHostsHaveSeparateStoresWithoutFiles() throws {
    let first = TestHost { Counter() }
    try first.tap("Change")
    #expect(try first.find("values").label == "4 Ada dark b.example")
    #expect(first.defaults.integer(forKey: "count") == 4)
    let second = TestHost { Counter() }
    #expect(try second.find("values").label == "3 - light a.example")
    let next = TestHost(defaults: first.defaults) { Counter() }
    #expect(try next.find("values").label == "4 Ada dark b.example")
    for host in [first, second, next] { host.close() }
    DefaultsFile.write()
    #expect(UserDefaults.standard.object(forKey: "theme") == nil)
    let given = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: given ?? NSHomeDirectory() + "/.config")) ?? []
    #expect(!files.contains { $0.hasPrefix("oriel-testing-") })
  }

  @Test func testHostsReadTheGivenDefaults() throws {
    let host = TestHost { Windowed() }
    try host.tap("tab 1")
    let next = TestHost(defaults: host.defaults) { Windowed() }
    #expect(next.exists("tab 2"))
    host.close()
    next.close()
    let store = store()
    store.set(8, forKey: "count")
    let other = TestHost(defaults: store) { Other() }
    #expect(other.exists("other 8"))
    other.close()
  }
}
