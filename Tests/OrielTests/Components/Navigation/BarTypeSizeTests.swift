import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Text size in bars")
struct BarTypeSizeTests {
  private struct Reader: View {
    let name: String
    @Environment(\.dynamicTypeSize) private var size

    init(_ name: String) { self.name = name }

    var body: some View { Text(verbatim: "\(name) \(size)") }
  }

  private struct Screen: View {
    @State private var isOpen = false

    var body: some View {
      TabView {
        NavigationStack {
          Reader("Content")
            .navigationTitle("A longer title here")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                Button("Continue") { isOpen = true }.sheet(isPresented: $isOpen) { Reader("Sheet") }
              }
              ToolbarItem(placement: .bottomBar) { Reader("Bottom") }
            }
        }
        .tabItem { Reader("Tab") }
      }
    }
  }

  private struct Field: View {
    @State private var text = ""

    var body: some View {
      TextField("Note", text: $text).toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Strikethrough", systemImage: "strikethrough") {}
          Button("Underlined", systemImage: "underline") {}
        }
      }
    }
  }

  private func host<Content: View>(_ size: DynamicTypeSize, width: CGFloat = 390, @ViewBuilder _ content: () -> Content) throws -> TestHost
  {
    let host = TestHost(size: CGSize(width: width, height: 600), dynamicTypeSize: size, content: content)
    try host.settle()
    return host
  }

  @Test("Text in bars grows up to a limit, so that titles and items fit side by side")
  func limit() throws {
    func frames(_ size: DynamicTypeSize, width: CGFloat = 390) throws -> [CGRect] {
      let host = try host(size, width: width) { Screen() }
      return try ["A longer title here", "Continue"].map { try host.find($0).frame }
    }
    let (standard, large, huge) = try (frames(.large), frames(.xxLarge), frames(.accessibility2))
    #expect(huge == large && large[0].width > standard[0].width)
    #expect(huge[0].maxX <= huge[1].minX && huge[1].maxX <= 390)
    // The text isn't truncated: it has the same width in a wider bar.
    #expect(try frames(.accessibility2, width: 500)[0].width == huge[0].width)
  }

  @Test("The limit applies to all bars, and neither to the screen nor to presentations of items")
  func places() throws {
    let host = try host(.accessibility2) { Screen() }
    #expect(host.exists("Content accessibility2") && host.exists("Bottom xxLarge") && host.exists("Tab xxLarge"))
    try host.tap("Continue")
    try host.settle()
    #expect(host.exists("Sheet accessibility2"))
    host.dynamicTypeSize = .small
    try host.settle()
    #expect(host.exists("Sheet small"))
  }

  @Test("Items above the keyboard are on one line")
  func keyboard() throws {
    let host = try host(.accessibility5, width: 320) { Field() }
    try host.tap("Note")
    try host.settle()
    for name in ["Strikethrough", "Underlined"] { #expect(try host.find(name).frame.height == 44) }
  }

  @Test("A large title grows to a larger limit and reserves its space")
  func largeTitle() throws {
    func frames(_ size: DynamicTypeSize) throws -> (title: CGRect, row: CGRect) {
      let host = try host(size) {
        NavigationStack { List { Text(verbatim: "Row") }.listStyle(.plain).navigationTitle("Places") }
      }
      return try (host.find("Places").frame, host.find("Row").frame)
    }
    let (standard, large, huge) = try (frames(.large), frames(.accessibility1), frames(.accessibility5))
    #expect(large.title.height > standard.title.height && huge.title == large.title)
    #expect(large.row.minY > standard.row.minY + 10 && large.title.minY >= 45 && large.title.maxY <= large.row.minY)
  }
}
