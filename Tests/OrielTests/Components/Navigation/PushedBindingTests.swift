import Foundation
import OpenCombine
import Oriel
import OrielTesting
import Testing

private struct Item: Identifiable {
  let id: Int
  var count = 0
}

private final class Store: ObservableObject {
  @Published var items = [Item(id: 0), Item(id: 1)]
}

private struct Detail: View {
  @Binding var item: Item

  var body: some View { Button("Add \(item.count)") { item.count += 1 } }
}

/// The way in which the screen is pushed, and the source of its binding.
enum PushedBindingWay: CaseIterable {
  case link, row, closures, presented, observed, environment
}

private struct Owner: View {
  let way: PushedBindingWay
  @StateObject private var store = Store()
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      switch way {
      case .link: NavigationLink("Go") { Detail(item: $store.items[0]) }
      case .row: List($store.items) { $item in NavigationLink(item.id == 0 ? "Go" : "Other") { Detail(item: $item) } }
      case .closures:
        NavigationLink("Go") { Detail(item: Binding(get: { store.items[0] }, set: { store.items[0] = $0 })) }
      case .presented:
        Button("Go") { isPresented = true }
          .navigationDestination(isPresented: $isPresented) { Detail(item: $store.items[0]) }
      case .observed: ObservedLink(store: store)
      case .environment: EnvironmentLink().environmentObject(store)
      }
    }
  }
}

/// A view whose only property is a reference.
private struct ObservedLink: View {
  @ObservedObject var store: Store

  var body: some View { NavigationLink("Go") { Detail(item: $store.items[0]) } }
}

private struct EnvironmentLink: View {
  @EnvironmentObject private var store: Store

  var body: some View { NavigationLink("Go") { Detail(item: $store.items[0]) } }
}

@MainActor
@Suite("Pushed screens with bindings to an observed object")
struct PushedBindingTests {
  @Test("A pushed screen follows the changes that it makes through its binding", arguments: PushedBindingWay.allCases)
  func follows(way: PushedBindingWay) throws {
    let host = TestHost { Owner(way: way) }
    try host.settle()
    try host.tap("Go")
    try host.settle()
    for count in 0..<3 {
      try host.tap("Add \(count)")
      try host.settle()
      #expect(host.exists("Add \(count + 1)") && !host.exists("Add \(count)"))
    }
    host.close()
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
  }
}
