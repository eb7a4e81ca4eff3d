import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// Completions that are retained to be called later.
@MainActor private var kept: [() -> Void] = []

private struct Failure: Error {
  let text: String
}

@MainActor
@Observable
private final class Wish {
  var item: String?
  var error: (any Error)?
  @ObservationIgnored var shown: [String] = []
}

extension View {
  /// Presents a modal with an item, on the form with a flag.
  fileprivate func itemModal<Item, Content: View>(
    id: String, item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    if let item = item.wrappedValue { PresentationHostDataSourceCache.shared.set(key: id, value: item) }
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return presentationHost(id: id, isPresented: isPresented) {
      FadingModal(isPresented: isPresented) {
        if let item = item.wrappedValue ?? PresentationHostDataSourceCache.shared.get(key: id) as? Item { content(item) }
      }
    }
  }
}

private struct FadingModal<Content: View>: View {
  @Binding var isPresented: Bool
  @ViewBuilder let content: () -> Content
  @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
  @State private var isShown = false

  var body: some View {
    ZStack { content() }
      .opacity(isShown ? 1 : 0.5)
      .onReceive(mode.presentPublisher) { withAnimation(.linear(duration: 0.2)) { isShown = true } }
      .onReceive(mode.dismissPublisher) { completion in
        withAnimation(.linear(duration: 0.2)) {
          isShown = false
        } completion: {
          completion()
        }
      }
      .onReceive(mode.dimmingViewTapActionPublisher) { isPresented = false }
  }
}

@MainActor
@Suite("Presentation host: items")
struct PresentationHostItemTests {
  private struct Root: View {
    let wish: Wish

    var body: some View {
      @Bindable var wish = wish
      Color.white
        .itemModal(id: "item-test", item: $wish.item) { item in
          wish.shown.append(item)
          return Text(item).frame(width: 200, height: 200)
        }
        .itemModal(id: "error-test", item: $wish.error) { Text(($0 as? Failure)?.text ?? "?").frame(width: 200, height: 200) }
        .presentationHostLayer()
    }
  }

  private let wish = Wish()

  private func host() -> TestHost { TestHost(size: CGSize(width: 400, height: 400)) { Root(wish: wish) } }

  @Test("PH-50 A modal is presented while its item isn't nil, follows the item, and a tap beside it sets the item to nil")
  func item() throws {
    let host = host()
    wish.item = "first"
    host.advance(by: 0.5)
    #expect(host.exists("first"))
    wish.item = "second"
    host.advance(by: 0.1)
    #expect(host.exists("second") && !host.exists("first"))
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(wish.item == nil)
    host.advance(by: 0.5)
    #expect(!host.exists("second"))
    #expect(host.messages.isEmpty)
  }

  @Test("PH-50 A modal is presented for an error")
  func error() throws {
    let host = host()
    wish.error = Failure(text: "It burns")
    host.advance(by: 0.5)
    #expect(host.exists("It burns"))
    wish.error = nil
    host.advance(by: 0.5)
    #expect(!host.exists("It burns"))
  }

  @Test("PH-51 A modal shows its last item while it animates out")
  func lastItem() throws {
    let host = host()
    wish.item = "first"
    host.advance(by: 0.5)
    wish.item = nil
    host.advance(by: 0.1)
    #expect(wish.shown.last == "first")
    // The pixels of the word, half faded.
    let picture = host.snapshot()
    #expect((180..<220).contains { x in (190..<210).contains { y in picture.pixel(x, y).red < 150 } })
    host.advance(by: 0.5)
    #expect(host.snapshot().pixel(200, 200) == .init(red: 255, green: 255, blue: 255))
  }

  @Test("PH-52 The cache removes an item when its modal has disappeared, and keeps those of other modals")
  func cache() throws {
    let host = host()
    wish.item = "first"
    wish.error = Failure(text: "It burns")
    host.advance(by: 0.5)
    wish.item = nil
    host.advance(by: 0.1)
    #expect(PresentationHostDataSourceCache.shared.get(key: "item-test") as? String == "first")
    host.advance(by: 0.5)
    #expect(PresentationHostDataSourceCache.shared.get(key: "item-test") == nil)
    #expect(PresentationHostDataSourceCache.shared.get(key: "error-test") is Failure)
    wish.error = nil
    host.advance(by: 0.5)
    #expect(PresentationHostDataSourceCache.shared.get(key: "error-test") == nil)
  }

  @Test("PH-50 PH-51 Hosts with the same id in two windows each show their own item until they disappear")
  func ownForm() throws {
    struct Window: View {
      @Bindable var wish: Wish
      var body: some View {
        Color.white.presentationHost(id: "same", item: $wish.item) { item in Leaving(item: item) { wish.item = nil } }
          .presentationHostLayer()
      }
    }
    struct Leaving: View {
      let item: String
      let close: @MainActor () -> Void
      @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
      @State private var isBeingRemoved = false
      var body: some View {
        Button(isBeingRemoved ? "\(item) leaves" : item, action: close)
          .frame(width: 200, height: 200)
          .onReceive(mode.dismissPublisher) { completion in
            isBeingRemoved = true
            kept.append(completion)
          }
      }
    }
    let wishes = [Wish(), Wish()]
    let hosts = wishes.map { wish in TestHost(size: CGSize(width: 400, height: 400)) { Window(wish: wish) } }
    (wishes[0].item, wishes[1].item) = ("first", "second")
    for host in hosts { host.advance(by: 0.1) }
    #expect(hosts[0].exists("first") && hosts[1].exists("second"))
    try hosts[0].tap("first")
    hosts[0].advance(by: 0.1)
    #expect(wishes[0].item == nil && wishes[1].item == "second")
    let picture = hosts[0].snapshot()
    #expect((150..<250).contains { x in (190..<210).contains { y in picture.pixel(x, y).red < 150 } }, "the text is still drawn")
    kept.removeLast()()
    hosts[0].advance(by: 0.5)
    #expect(hosts[0].snapshot().pixel(200, 200) == .init(red: 255, green: 255, blue: 255))
  }

  @Test("2.6 The cache stores a value for each key, and can be used from any thread")
  func cacheValues() async {
    let cache = PresentationHostDataSourceCache.shared
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<100 { group.addTask { cache.set(key: "thread-\(index % 10)", value: index) } }
    }
    for index in 0..<10 {
      #expect((cache.get(key: "thread-\(index)") as? Int).map { $0 % 10 } == index)
      cache.remove(key: "thread-\(index)")
      #expect(cache.get(key: "thread-\(index)") == nil)
    }
  }
}
