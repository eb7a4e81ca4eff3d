import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var selection = "home"
  var hasThird = true
  var badge = 3
  var log: [String] = []
  var scrollsAway = false
}

private struct Content: View {
  let model: Model
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(name) \(count)").accessibilityIdentifier(name)
      Button("Count \(name)") { count += 1 }
    }
    .onAppear { model.log.append("+\(name)") }
    .onDisappear { model.log.append("-\(name)") }
  }
}

private struct SelfDescribed: View {
  let model: Model

  var body: some View { Content(model: model, name: "own").tabItem { Text("Own") } }
}

private struct Tabbed: View {
  @Bindable var model: Model

  var body: some View {
    TabView(selection: $model.selection) {
      Content(model: model, name: "home").tabItem { Label("Home", systemImage: "house") }.tag("home").badge(model.badge)
      Content(model: model, name: "search")
        .tabItem {
          Image(systemName: "magnifyingglass")
          Text("Search")
        }
        .tag("search")
      if model.hasThird { Tab("Third", systemImage: "star", value: "third") { Content(model: model, name: "third") } }
    }
  }
}

@MainActor
@Suite("TabView")
struct TabViewTests {
  private func make(_ size: CGSize = CGSize(width: 390, height: 700)) -> (TestHost, Model) {
    let model = Model()
    return (TestHost(size: size) { Tabbed(model: model) }, model)
  }

  @Test("A tab is built when it is first shown, and keeps its state while another is shown", arguments: [390.0, 1000])
  func keepsState(width: Double) throws {
    let (host, model) = make(CGSize(width: width, height: 700))
    #expect(model.log == ["+home"])
    try host.tap("Count home")
    try host.tap("Search")
    try host.settle()
    #expect(model.selection == "search" && host.exists("search") && !host.exists("home"))
    #expect(model.log.count == 3 && model.log.contains("-home") && model.log.contains("+search"))
    try host.tap(host.find(text: "Home"))
    try host.settle()
    #expect(try host.find(identifier: "home").label == "home 1")
    model.selection = "third"
    try host.settle()
    #expect(host.exists("third"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("Tab buttons are at the bottom with touch input or in a narrow window, and at the top otherwise")
  func places() throws {
    let (narrow, _) = make()
    #expect(try narrow.find("Search").frame.minY >= 700 - 52)
    let (wide, _) = make(CGSize(width: 1000, height: 700))
    #expect(try wide.find("Search").frame.maxY <= 46)
    wide.usesTouch = true
    try wide.settle()
    #expect(try wide.find("Search").frame.minY >= 700 - 52)
  }

  @Test("The selected tab's button has the selected trait, and a badge is its accessibility value")
  func traits() throws {
    let (host, model) = make()
    #expect(host.findAll(role: .isSelected).map(\.label) == ["Home"])
    #expect(try host.find("Home").value == "3 items" && host.find("Search").value == nil)
    model.badge = 1
    try host.settle()
    #expect(try host.find("Home").value == "1 item")
    model.badge = 0
    model.selection = "search"
    try host.settle()
    #expect(try host.findAll(role: .isSelected).map(\.label) == ["Search"] && host.find("Home").value == nil)
  }

  @Test("Removing the selected tab shows the first one, and the inserted tab has new state")
  func goes() throws {
    let (host, model) = make()
    model.selection = "third"
    try host.settle()
    try host.tap("Count third")
    model.hasThird = false
    try host.settle()
    #expect(host.exists("home") && !host.exists("Third"))
    model.hasThird = true
    try host.settle()
    #expect(try host.find(identifier: "third").label == "third 0")
  }

  @Test("Control-Tab cycles through the tabs, and the focus is never in a tab that isn't shown")
  func keys() throws {
    let (host, model) = make()
    #expect(host.press(.tab, modifiers: .control))
    #expect(model.selection == "search")
    host.press(.tab, modifiers: .control)
    host.press(.tab, modifiers: .control)
    #expect(model.selection == "home")
    host.press(.tab, modifiers: [.control, .shift])
    #expect(model.selection == "third")
    for _ in 0..<8 {
      host.press(.tab)
      #expect(host.graph.input.focus.focused?.isOnScreen ?? false)
    }
  }

  @Test("A tab view without a binding keeps its own selection, and tabItem can be set inside a body")
  func ownChoice() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 700)) {
      TabView {
        Content(model: model, name: "home").tabItem { Text("Home") }
        SelfDescribed(model: model)
      }
    }
    #expect(host.exists("Own"))
    try host.tap("Own")
    try host.settle()
    #expect(host.exists("own") && !host.exists("home"))
  }

  @Test("A stack in a tab keeps its screens, and a screen can hide the tab bar")
  func stackInside() throws {
    let host = TestHost(size: CGSize(width: 390, height: 700)) {
      TabView {
        NavigationStack {
          NavigationLink("Push") { Text("Pushed").toolbar(.hidden, for: .tabBar) }.navigationTitle("Stack")
        }
        .tabItem { Text("One") }
        Text("Other").tabItem { Text("Two") }
      }
    }
    try host.tap("Push")
    try host.settle()
    #expect(host.exists("Pushed") && !host.exists("Two"))
    try host.tap("Back")
    try host.settle()
    #expect(host.exists("Two"))
  }

  @Test("CV-X2 The tab bar scrolls away with the content and returns at its beginning", arguments: [390.0, 1000])
  func scrollsAway(width: Double) throws {
    let host = TestHost(size: CGSize(width: width, height: 700)) {
      TabView {
        ScrollView { VStack { ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 40) } }.frame(maxWidth: .infinity) }
          .tabBarObservedScrollView()
          .tabItem { Text("One") }
        Text("Other").tabItem { Text("Two") }
      }
    }
    let start = try host.find("Two").frame
    host.touchpad(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 30), rests: true)
    try host.settle()
    let away = width < 600 ? 30.0 : -30
    #expect(abs(try host.find("Two").frame.minY - start.minY - away) < 1)
    let mark = host.mark()
    host.touchpad(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 400), rests: true)
    try host.settle()
    #expect(host.work(since: mark).placed == 0)
    let gone = try host.find("Two").frame
    #expect(gone.minY >= 700 || gone.maxY <= 0)
    host.touchpad(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -900), rests: true)
    try host.settle()
    #expect(try host.find("Two").frame == start)
  }

  @Test("A swipe, the dots and the binding turn pages")
  func pages() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 700)) { Paged(model: model) }
    host.usesTouch = true
    try host.settle()
    #expect(host.exists("home") && host.exists("Page 1 of 3"))
    host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.12)
    try host.settle()
    #expect(model.selection == "search")
    // Pages at the sides have no accessibility elements.
    #expect(host.exists("search") && !host.exists("home") && !host.exists("third"))
    try host.tap("Page 3 of 3")
    try host.settle()
    #expect(model.selection == "third")
    model.selection = "home"
    try host.settle()
    #expect(try host.find(identifier: "home").frame.midX > 0 && host.find(identifier: "home").frame.midX < 390)
    #expect(try host.find("Page 1 of 3").isSelected)
  }

  @Test("The selected page stays aligned when the window's size changes")
  func resizedPages() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 480, height: 700)) { Paged(model: model) }
    host.usesTouch = true
    for name in ["search", "third"] {
      host.drag(from: CGPoint(x: 400, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.12)
      try host.settle()
      #expect(model.selection == name)
      let inset = try host.find(identifier: name).frame.midX - 240
      for width in [CGFloat(900), 320, 480] {
        host.resize(to: CGSize(width: width, height: 700))
        try host.settle()
        #expect(model.selection == name)
        #expect(try abs(host.find(identifier: name).frame.midX - width / 2 - inset) < 1)
      }
    }
  }
}

private struct Paged: View {
  @Bindable var model: Model

  var body: some View {
    TabView(selection: $model.selection) {
      ForEach(["home", "search", "third"], id: \.self) { Content(model: model, name: $0).tag($0) }
    }
    .tabViewStyle(.page)
  }
}
