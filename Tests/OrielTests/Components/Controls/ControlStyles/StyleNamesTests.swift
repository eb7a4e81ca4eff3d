import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Styles by type and by name")
struct StyleNamesTests {
  private func dump<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    let host = TestHost(size: CGSize(width: 300, height: 200), content: content)
    defer { host.close() }
    return host.displayDump
  }

  @Test("A style's type and its static member look the same and differ from other styles")
  func types() {
    let button = Button("Press") {}
    let plain = dump { button.buttonStyle(.plain) }
    #expect(dump { button.buttonStyle(PlainButtonStyle()) } == plain)
    let borderless = dump { button.buttonStyle(.borderless) }
    #expect(dump { button.buttonStyle(BorderlessButtonStyle()) } == borderless)
    #expect(Set([plain, borderless, dump { button.buttonStyle(.bordered) }]).count == 3)

    let field = TextField("Name", text: .constant("one"))
    let bare = dump { field.textFieldStyle(.plain) }
    #expect(dump { field.textFieldStyle(PlainTextFieldStyle()) } == bare)
    let bordered = dump { field.textFieldStyle(.roundedBorder) }
    #expect(dump { field.textFieldStyle(RoundedBorderTextFieldStyle()) } == bordered)
    #expect(bare != bordered)

    let picker = Picker("Pick", selection: .constant(1)) { ForEach(1..<4) { Text(verbatim: "\($0)").tag($0) } }
    let segments = dump { picker.pickerStyle(.segmented) }
    #expect(dump { picker.pickerStyle(SegmentedPickerStyle()) } == segments)
    #expect(dump { picker.pickerStyle(.menu) } != segments)
  }

  @Test("A list style's type and its static member look the same and differ from other styles")
  func lists() {
    let list = List { Section("Head") { Text(verbatim: "Row") } }
    let grouped = dump { list.listStyle(.grouped) }
    #expect(dump { list.listStyle(GroupedListStyle()) } == grouped)
    let sidebar = dump { list.listStyle(.sidebar) }
    #expect(dump { list.listStyle(SidebarListStyle()) } == sidebar)
    #expect(Set([grouped, sidebar, dump { list.listStyle(.plain) }, dump { list.listStyle(.insetGrouped) }]).count == 4)
  }

  @Test("PageTabViewStyle shows pages, and StackNavigationViewStyle shows one column")
  func containers() throws {
    let pages = TestHost(size: CGSize(width: 300, height: 200)) {
      TabView {
        Text(verbatim: "one").tabItem { Text(verbatim: "First") }
        Text(verbatim: "two").tabItem { Text(verbatim: "Second") }
      }
      .tabViewStyle(PageTabViewStyle())
    }
    // Pages have no tab bar, and a drag turns them.
    #expect(!pages.exists("First") && pages.exists("one"))
    pages.usesTouch = true
    pages.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 20, y: 100))
    try pages.settle()
    #expect(pages.exists("two") && !pages.exists("one"))
    pages.close()

    let stack = TestHost(size: CGSize(width: 900, height: 300)) {
      NavigationView {
        NavigationLink("Go") { Text(verbatim: "there") }
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
    try stack.tap("Go")
    try stack.settle()
    // There is one column: the destination covers its source.
    #expect(stack.exists("there") && !stack.exists("Go"))
    stack.close()
  }

  private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test("labelStyle arranges a label's title and icon")
  func labelStyle() throws {
    func frames<S: LabelStyle>(_ style: S) throws -> (title: CGRect?, icon: CGRect?) {
      let host = TestHost {
        Label(
          title: { Text(verbatim: "title") },
          icon: { Color.red.frame(width: 9, height: 9).accessibilityElement().accessibilityLabel("icon") }
        )
        .labelStyle(style)
        .accessibilityElement(children: .contain)
      }
      defer { host.close() }
      let isDrawn = host.displayDump.contains("text #")
      return (isDrawn ? host.findAll(text: "title").first?.frame : nil, host.findAll(label: "icon").first?.frame)
    }
    let own = try frames(Stacked())
    #expect(try #require(own.icon).minY >= #require(own.title).maxY)
    let (both, alone) = (try frames(.titleAndIcon), try frames(.titleOnly))
    #expect(try #require(both.title).midX > #require(alone.title).midX)
    #expect(try frames(.iconOnly).title == nil)
  }

  private struct Boxed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(20).background(Color.green) }
  }

  @Test("menuStyle decorates a menu, which still opens")
  func menuStyle() throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Menu("More") { Button("Copy") {} }.menuStyle(Boxed()) }
    let frame = try host.find("More").frame
    let image = host.snapshot()
    let pixel = image.pixel(Int(frame.midX), Int(frame.minY) - 10)
    #expect(pixel.green > 150 && pixel.red < 120)
    try host.tap("More")
    try host.settle()
    #expect(host.exists("Copy"))
    host.close()
  }

  @Test("AnyShapeStyle draws like the style that it wraps")
  func anyShapeStyle() {
    func fill<S: ShapeStyle>(_ style: S) -> String { dump { Rectangle().fill(style) } }
    #expect(fill(AnyShapeStyle(.red)) == fill(.red))
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(fill(AnyShapeStyle(gradient)) == fill(gradient))
    #expect(fill(gradient) != fill(.red))
  }

  @Test("listRowBackground draws behind a row, and nil restores the list's background")
  func listRowBackground() throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      List {
        Text(verbatim: "red").listRowBackground(Color.red)
        Text(verbatim: "plain").listRowBackground(nil as Color?)
      }
      .listStyle(.plain)
    }
    let image = host.snapshot()
    let (red, plain) = (try host.find("red").frame, try host.find("plain").frame)
    #expect(image.pixel(280, Int(red.midY)).green < 120)
    #expect(image.pixel(280, Int(plain.midY)).green > 200)
    host.close()
  }

  @Test("listRowBackground of a section applies to its rows, and not to its header and footer", arguments: [true, false])
  func sectionRowBackground(isPlain: Bool) throws {
    let list = List {
      Section {
        Text(verbatim: "row")
      } header: {
        Text(verbatim: "header")
      } footer: {
        Text(verbatim: "footer")
      }
      .listRowBackground(Color.red)
    }
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      if isPlain { list.listStyle(.plain) } else { list.listStyle(.insetGrouped) }
    }
    defer { host.close() }
    let image = host.snapshot()
    func isRed(_ text: String) throws -> Bool { image.pixel(250, Int(try host.find(text).frame.midY)).green < 120 }
    #expect(try isRed("row"))
    #expect(try !isRed("header") && !isRed("footer"))
  }

  @Test("drawingGroup doesn't blend its content with the views behind, and an opaque one is black where nothing is drawn")
  func drawingGroup() {
    func pixel(_ view: some View) -> Snapshot.Pixel {
      let host = TestHost(size: CGSize(width: 40, height: 40)) {
        ZStack {
          Color.red; view
        }
      }
      defer { host.close() }
      return host.snapshot().pixel(20, 20)
    }
    let multiplied: some View = Color.blue.blendMode(.multiply)
    #expect(pixel(multiplied).blue < 120)
    #expect(pixel(ZStack { multiplied }.drawingGroup()).blue > 200)
    let corner = Color.clear.overlay(alignment: .topLeading) { Color.blue.frame(width: 5, height: 5) }
    #expect(pixel(corner.drawingGroup()).red > 200)
    #expect(pixel(corner.drawingGroup(opaque: true)).red == 0)
  }

  @Test("Rounded rectangles and ellipses in paths contain exactly the points inside their curves")
  func pathShapes() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    for style in [RoundedCornerStyle.circular, .continuous] {
      var path = Path()
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: 20, height: 20), style: style)
      #expect(path.contains(CGPoint(x: 50, y: 1)) && path.contains(CGPoint(x: 8, y: 8)))
      #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 59)))
      #expect(path.boundingRect == rect)
    }
    var ellipse = Path()
    ellipse.addEllipse(in: rect)
    #expect(ellipse.contains(CGPoint(x: 50, y: 1)) && ellipse.contains(CGPoint(x: 1, y: 30)))
    #expect(!ellipse.contains(CGPoint(x: 10, y: 8)))
  }

  @Test("A GraphicsContext draws the fills of a Canvas")
  func graphicsContext() {
    let host = TestHost(size: CGSize(width: 40, height: 40)) {
      Canvas { (context: inout GraphicsContext, size: CGSize) in
        context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)), with: .color(.red))
        context.opacity = 0
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
      }
    }
    let image = host.snapshot()
    #expect(image.pixel(10, 20).red > 200 && image.pixel(10, 20).green < 120)
    #expect(image.pixel(30, 20).green > 200)
    host.close()
  }

  @Test("Toolbar visibility, background and color scheme apply to the named bars")
  func toolbar() throws {
    func host(_ apply: @escaping (Text) -> some View) -> TestHost {
      TestHost(size: CGSize(width: 360, height: 400)) {
        NavigationStack {
          apply(Text(verbatim: "content")).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    let hidden = host { $0.toolbarVisibility(.hidden, for: .navigationBar) }
    #expect(!hidden.exists("Title"))
    hidden.close()

    func brightness(_ host: TestHost) throws -> (bar: Int, title: Int) {
      let image = host.snapshot()
      let frame = try host.find("Title").frame
      var darkest = 255
      var brightest = 0
      for x in Int(frame.minX)..<Int(frame.maxX) {
        for y in Int(frame.minY)..<Int(frame.maxY) {
          darkest = min(darkest, image.pixel(x, y).green)
          brightest = max(brightest, image.pixel(x, y).green)
        }
      }
      let bar = image.pixel(4, Int(frame.midY)).green
      return (bar, bar > 128 ? darkest : brightest)
    }
    let light = host { $0.toolbarBackground(.visible, for: .navigationBar) }
    #expect(try brightness(light).bar > 200 && brightness(light).title < 100)
    light.close()
    let dark = host { $0.toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar) }
    #expect(try brightness(dark).bar < 80 && brightness(dark).title > 180)
    dark.close()
    // A bar without a visible background has the color scheme of the screen behind it.
    let unseen = host { $0.toolbarColorScheme(.dark, for: .navigationBar) }
    #expect(try brightness(unseen).bar > 200 && brightness(unseen).title < 100)
    unseen.close()
  }

  @Test("toolbarColorScheme applies to the tab bar")
  func tabBarScheme() {
    func pixel(_ scheme: ColorScheme?) -> Int {
      let host = TestHost(size: CGSize(width: 300, height: 300)) {
        TabView { Text(verbatim: "one").toolbarColorScheme(scheme, for: .tabBar).tabItem { Text(verbatim: "First") } }
      }
      defer { host.close() }
      return host.snapshot().pixel(4, 290).green
    }
    #expect(pixel(nil) > 200)
    #expect(pixel(.dark) < 80)
  }
}
