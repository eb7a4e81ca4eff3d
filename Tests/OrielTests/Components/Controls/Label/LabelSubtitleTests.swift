import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
private final class Frames {
  var found: [String: CGRect] = [:]
}

private struct Noted: ViewModifier {
  let name: String
  let frames: Frames

  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { [frames, name] frame in frames.found[name] = frame }
  }
}

@MainActor
@Suite("Subtitles of labels")
struct LabelSubtitleTests {
  private let frames = Frames()

  @discardableResult
  private func host<Content: View>(@ViewBuilder _ content: () -> Content) throws -> TestHost {
    let host = TestHost(content: content)
    try host.settle()
    return host
  }

  @ViewBuilder private var label: some View {
    Text(verbatim: "Title").modifier(Noted(name: "title", frames: frames))
    Text(verbatim: "Title").modifier(Noted(name: "subtitle", frames: frames))
  }

  private func expectSubtitle(_ comment: Comment) throws {
    let title = try #require(frames.found["title"], comment)
    let subtitle = try #require(frames.found["subtitle"], comment)
    #expect(subtitle.minY >= title.maxY && abs(subtitle.minX - title.minX) < 0.5, comment)
    #expect(subtitle.height < title.height && subtitle.width < title.width, comment)
    frames.found = [:]
  }

  @Test("The second text of a toggle's label is a subtitle, in a form and elsewhere")
  func toggles() throws {
    try host { Form { Toggle(isOn: .constant(true)) { label } } }
    try expectSubtitle("form")
    try host { Toggle(isOn: .constant(true)) { label } }
    try expectSubtitle("elsewhere")
    try host { Toggle(isOn: .constant(true)) { label }.toggleStyle(.checkbox) }
    try expectSubtitle("checkbox")
  }

  @Test("The second text of labeled content's label is a subtitle")
  func labeledContent() throws {
    let content = LabeledContent {
      Text(verbatim: "Value")
    } label: {
      label
    }
    let host = try host { Form { content } }
    try expectSubtitle("form")
    #expect(host.exists(text: "Value"))
    try self.host { content }
    try expectSubtitle("elsewhere")
  }

  @Test("The second text of a picker's label in a form is a subtitle in every picker style")
  func pickers() throws {
    func form(_ style: some PickerStyle) throws {
      try host {
        NavigationStack {
          Form {
            Picker(selection: .constant(1)) {
              Text(verbatim: "One").tag(1)
            } label: {
              label
            }
            .pickerStyle(style)
          }
        }
      }
    }
    try form(.automatic)
    try expectSubtitle("menu")
    try form(.inline)
    try expectSubtitle("inline")
    try form(.navigationLink)
    try expectSubtitle("navigationLink")
  }

  @Test("A view that isn't a text is beside the text, and a text inserted later becomes a subtitle")
  func others() throws {
    try host {
      Toggle(isOn: .constant(true)) {
        Color.red.frame(width: 20, height: 20).modifier(Noted(name: "icon", frames: frames))
        Text(verbatim: "Title").modifier(Noted(name: "title", frames: frames))
      }
    }
    let (icon, title) = (try #require(frames.found["icon"]), try #require(frames.found["title"]))
    #expect(title.minX > icon.maxX && abs(title.midY - icon.midY) < 2)
    struct Growing: View {
      let frames: Frames
      @State private var explains = false
      var body: some View {
        Toggle(isOn: .constant(true)) {
          Text(verbatim: "Title").modifier(Noted(name: "title", frames: frames))
          if explains { Text(verbatim: "Title").modifier(Noted(name: "subtitle", frames: frames)) }
        }
        Button("Explain") { explains = true }
      }
    }
    frames.found = [:]
    let host = try host { VStack { Growing(frames: frames) } }
    try host.tap("Explain")
    try host.settle()
    try expectSubtitle("later")
  }
}
