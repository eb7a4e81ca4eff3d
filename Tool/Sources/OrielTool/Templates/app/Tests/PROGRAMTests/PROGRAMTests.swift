import SwiftUI
import Testing

@testable import PROGRAM

@MainActor
@Suite struct ItemStoreTests {
  @Test func addsTitlesThatSaySomething() {
    let store = ItemStore()
    let count = store.items.count
    store.add("Milk")
    store.add("   ")
    #expect(store.items.count == count + 1)
    #expect(store.items.last?.title == "Milk")
  }
}

#if canImport(OrielTesting)
  import OrielTesting

  @MainActor
  @Suite struct ContentViewTests {
    @Test func checkingAnItemLeavesOneLessOpen() throws {
      let host = TestHost(size: CGSize(width: 420, height: 560)) { ContentView() }
      #expect(try host.find(identifier: "open").label == "3 open")
      try host.tap("Change something")
      #expect(try host.find(identifier: "open").label == "2 open")
    }
  }
#endif
