import Foundation
import Oriel
import OrielTesting
import Testing

private struct Editor: View {
  @State private var count = 0
  @State private var showsExtra = false
  @State private var hidesBar = false
  @State private var showsSheet = false
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      Text("Count \(count)")
      TextField("Name", text: $text)
      Toggle("Extra", isOn: $showsExtra)
      Toggle("Hide", isOn: $hidesBar)
      Button("Sheet") { showsSheet = true }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("content")
    .toolbar {
      ToolbarItem(placement: .navigation) { Button("Before") {} }
      ToolbarItem(placement: .principal) { Text("Middle") }
      ToolbarItem(placement: .primaryAction) { Button("Add") { count += 1 } }
      if showsExtra { ToolbarItem(placement: .status) { Text("Status") } }
    }
    .toolbar(hidesBar ? .hidden : .automatic, for: .windowToolbar)
    .sheet(isPresented: $showsSheet) { Text("On the sheet").toolbar { Button("Nowhere") {} } }
  }
}

private struct Schemes: View {
  let bar: ToolbarPlacement
  @State private var isDark = false

  var body: some View {
    Button("Switch") { isDark.toggle() }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("Middle") } }
      .toolbarBackground(.visible, for: bar)
      .toolbarColorScheme(isDark ? .dark : nil, for: bar)
  }
}

@MainActor
@Suite("Toolbars outside of navigation stacks")
struct WindowToolbarTests {
  private static let size = CGSize(width: 700, height: 500)

  private func open(safeArea: EdgeInsets = EdgeInsets()) -> TestHost {
    TestHost(size: Self.size, safeArea: safeArea) { Editor() }
  }

  @Test("Toolbar items are in a bar of the window by their placement, and the content is below it")
  func places() throws {
    let host = open()
    let (before, middle, add) = try (host.find("Before").frame, host.find("Middle").frame, host.find("Add").frame)
    #expect(before.minX < 20 && add.maxX > 680 && abs(middle.midX - 350) < 1)
    #expect([before, middle, add].allSatisfy { abs($0.midY - 23) < 1 })
    #expect(try host.find(identifier: "content").frame == CGRect(x: 0, y: 46, width: 700, height: 454))
    try host.tap("Add")
    #expect(host.exists("Count 1"))
  }

  @Test("Bars appear and disappear with their items, and a view can hide a bar")
  func comeAndGo() throws {
    let host = open()
    try host.tap("Extra")
    #expect(try host.find(identifier: "content").frame == CGRect(x: 0, y: 46, width: 700, height: 408))
    #expect(try abs(host.find("Status").frame.midY - 477) < 1)
    try host.tap("Hide")
    #expect(try host.find(identifier: "content").frame.minY == 0)
    #expect(!host.exists("Add"))
    try host.tap("Hide")
    try host.tap("Extra")
    #expect(try host.find(identifier: "content").frame == CGRect(x: 0, y: 46, width: 700, height: 454))
    #expect(!host.exists("Status") && host.exists("Add"))
    try host.tap("Add")
    #expect(host.exists("Count 1"))
  }

  @Test("The bars stay inside the platform's safe area, also after a resize")
  func safeArea() throws {
    let host = open(safeArea: EdgeInsets(top: 30, leading: 0, bottom: 20, trailing: 0))
    try host.tap("Extra")
    #expect(try abs(host.find("Add").frame.midY - 53) < 1 && abs(host.find("Status").frame.midY - 457) < 1)
    #expect(try host.find(identifier: "content").frame == CGRect(x: 0, y: 76, width: 700, height: 358))
    host.resize(to: CGSize(width: 500, height: 300))
    #expect(try host.find(identifier: "content").frame == CGRect(x: 0, y: 76, width: 500, height: 158))
    #expect(try host.find("Add").frame.maxX > 480)
  }

  @Test("Content that ignores the safe area extends below the bar, which is drawn above it and handles its clicks")
  func under() throws {
    var taps = 0
    let host = TestHost(size: Self.size) {
      Color.red.ignoresSafeArea().onTapGesture { taps += 1 }.toolbar { Button("Act") {} }
    }
    let pixels = host.snapshot()
    #expect(pixels.pixel(350, 20) != pixels.pixel(350, 100))
    host.tap(at: CGPoint(x: 350, y: 20))
    #expect(taps == 0)
    host.tap(at: CGPoint(x: 350, y: 100))
    #expect(taps == 1)
  }

  @Test("The bar of a window or a stack draws its background and its items in its own color scheme", arguments: [false, true])
  func scheme(inStack: Bool) throws {
    let host = TestHost(size: Self.size) {
      if inStack { NavigationStack { Schemes(bar: .navigationBar) } } else { Schemes(bar: .windowToolbar) }
    }
    func ink() throws -> (ground: Int, least: Int, most: Int) {
      let (frame, picture) = (try host.find("Middle").frame, host.snapshot())
      let line = (Int(frame.minX)..<Int(frame.maxX)).map { picture.pixel($0, Int(frame.midY)).red }
      return (picture.pixel(20, 20).red, line.min() ?? 255, line.max() ?? 0)
    }
    let light = try ink()
    #expect(light.ground > 230 && light.least < 80)
    try host.tap("Switch")
    try host.settle()
    let dark = try ink()
    #expect(dark.ground < 60 && dark.most > 180)
    try host.tap("Switch")
    try host.settle()
    #expect(try ink() == light)
  }

  private struct Whole: View {
    @State private var isDark = false

    var body: some View {
      Button("Switch") { isDark.toggle() }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .toolbar {
          ToolbarItem { Button("Item") {} }
          ToolbarItem(placement: .status) { Text("Status") }
        }
        .preferredColorScheme(isDark ? .dark : .light)
    }
  }

  @Test("The backgrounds of the window's bars follow the scheme that a view prefers and the desktop's scheme")
  func windowScheme() throws {
    func grounds(_ host: TestHost) -> [Int] { [host.snapshot().pixel(20, 20).red, host.snapshot().pixel(20, 480).red] }
    let host = TestHost(size: Self.size) { Whole() }
    try host.settle()
    let light = grounds(host)
    #expect(light.allSatisfy { $0 > 230 })
    try host.tap("Switch")
    try host.settle()
    #expect(grounds(host).allSatisfy { $0 < 60 })
    try host.tap("Switch")
    try host.settle()
    #expect(grounds(host) == light)
    let other = TestHost(size: Self.size) { Color.clear.toolbar { ToolbarItem(placement: .status) { Text("Status") } } }
    try other.settle()
    #expect(grounds(other)[1] > 230)
    other.colorScheme = .dark
    try other.settle()
    #expect(grounds(other)[1] < 60)
  }

  @Test("A stack in the window keeps its own items, and items outside of it are in the window's bar")
  func stack() throws {
    let host = TestHost(size: Self.size) {
      HStack(spacing: 0) {
        Color.red.frame(width: 200).toolbar { Button("Outer") {} }
        NavigationStack { Text("Page").navigationTitle("Title").toolbar { Button("Inner") {} } }
      }
    }
    #expect(try host.find("Outer").frame.midY == 23)
    #expect(try host.find("Inner").frame.midY == 69)
  }

  @Test("The bar shows the items of the selected tab, in a window and in a stack")
  func tabs() throws {
    for isInStack in [false, true] {
      let host = TestHost(size: Self.size) {
        if isInStack { NavigationStack { Tabs() } } else { Tabs() }
      }
      try host.settle()
      #expect(host.exists("First item") && !host.exists("Second item"), "In a stack: \(isInStack)")
      try host.tap("Second")
      try host.settle()
      #expect(!host.exists("First item") && host.exists("Second item"), "In a stack: \(isInStack)")
      try host.tap("First")
      try host.settle()
      #expect(host.exists("First item") && !host.exists("Second item"), "In a stack: \(isInStack)")
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Tab("First", systemImage: "star") { Text("Page one").toolbar { Button("First item") {} } }
        Tab("Second", systemImage: "heart") { Text("Page two").toolbar { Button("Second item") {} } }
      }
    }
  }

  @Test("A sheet contributes nothing to the window's bar and covers it")
  func sheet() throws {
    let host = open()
    try host.tap("Sheet")
    try host.settle()
    #expect(host.exists("On the sheet") && !host.exists("Nowhere") && !host.exists("Add"))
    host.press(.escape)
    try host.settle()
    #expect(host.exists("Add"))
  }

  @Test("A window has no bar without a toolbar, after its toolbar was removed, and with keyboard items only")
  func none() throws {
    let whole = CGRect(origin: .zero, size: Self.size)
    let host = TestHost(size: Self.size) { Going() }
    #expect(try host.find(identifier: "content").frame.minY == 46)
    try host.tap("Go")
    #expect(try host.find(identifier: "content").frame == whole)
    let keyboard = TestHost(size: Self.size) {
      Color.red.accessibilityElement().accessibilityIdentifier("content")
        .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
    }
    #expect(try keyboard.find(identifier: "content").frame == whole)
  }

  private struct Going: View {
    @State private var hasToolbar = true

    var body: some View {
      ZStack {
        if hasToolbar {
          Button("Go") { hasToolbar = false }.toolbar { Button("Item") {} }
        }
        Color.clear
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("content")
    }
  }
}
