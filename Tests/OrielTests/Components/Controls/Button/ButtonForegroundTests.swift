import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Foreground of button labels")
struct ButtonForegroundTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func dump(@ViewBuilder _ content: () -> some View) -> String {
    TestHost(size: CGSize(width: 300, height: 300), content: content).displayDump
  }

  @Test("A foreground style set outside of a button colors its label in every style")
  func around() {
    func isRed(@ViewBuilder _ content: () -> some View) -> Bool { dump { content().foregroundStyle(red) }.contains("#ff0000ff") }
    #expect(isRed { Button("Press") {} })
    #expect(isRed { Button("Press", role: .destructive) {} })
    #expect(isRed { Button("Press") {}.buttonStyle(.borderless) })
    #expect(isRed { Button("Press") {}.buttonStyle(.plain) })
    #expect(isRed { Button("Press") {}.buttonStyle(.bordered) })
    #expect(isRed { Button("Press") {}.buttonStyle(.borderedProminent) })
    #expect(isRed { VStack { Button("Press") {} } })
    #expect(isRed { Link(destination: URL(string: "https://example.org")!) { Text(verbatim: "There") } })
    #expect(
      isRed {
        Menu {
          Text(verbatim: "Inside")
        } label: {
          Text(verbatim: "More")
        }
      })
    #expect(isRed { EditButton() })
    #expect(isRed { NavigationStack { NavigationLink("On") { Text(verbatim: "There") } } })
    #expect(isRed { NavigationStack { Color.clear.toolbar { Button("Bar") {}.foregroundColor(red) } } })
  }

  @Test("accentColor tints labels with exactly that color")
  func accent() {
    #expect(dump { Button("Press") {}.accentColor(red) }.contains("#ff0000ff"))
    #expect(dump { VStack { Link("There", destination: URL(string: "https://example.org")!) }.accentColor(red) }.contains("#ff0000ff"))
  }

  @Test("A nil foreground restores the tint, and a foreground style in the label takes precedence over one outside")
  func innermost() {
    let reset = dump { Button("Press") {}.foregroundColor(nil).tint(Color(red: 0, green: 1, blue: 0)).foregroundColor(red) }
    #expect(reset.contains("#00ff00ff") && !reset.contains("#ff0000ff"))
    let inside = dump {
      Button {
      } label: {
        Text(verbatim: "Press").foregroundStyle(Color(red: 0, green: 0, blue: 1))
      }.foregroundStyle(red)
    }
    #expect(inside.contains("#0000ffff") && !inside.contains("#ff0000ff"))
  }

  @Test("A container's foreground style for its content doesn't override the tint of buttons")
  func containers() {
    let green = Color(red: 0, green: 1, blue: 0)
    let row = dump { Form { LabeledContent("Name") { Button("Change") {} }.tint(green) } }
    #expect(row.contains("#00ff00ff"))
    let header = dump {
      List {
        Section {
          Text(verbatim: "Row")
        } header: {
          Button("All") {}
        }
      }.tint(green)
    }
    #expect(header.contains("#00ff00ff"))
    let text = dump { Form { LabeledContent("Name") { Text(verbatim: "Value") }.foregroundStyle(red) } }
    #expect(text.contains("#ff0000ff"))
  }
}
