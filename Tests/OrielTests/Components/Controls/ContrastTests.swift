import Foundation
import Oriel
import OrielTesting
import Testing

/// Tests that the text of controls has a contrast of at least 4.5:1 to its background (WCAG level AA), in light and dark.
@MainActor
@Suite("Contrast of controls")
struct ContrastTests {
  private enum Kind: String, CaseIterable {
    case automatic, bordered, prominent, link, navigationLink, menu, barButton, alert, dialog, joined, tab, textLink, prompt, progress
  }

  private struct Stage: View {
    let kind: Kind
    let role: ButtonRole?

    var body: some View {
      switch kind {
      case .automatic: Button("HHHH", role: role) {}
      case .bordered: Button("HHHH", role: role) {}.buttonStyle(.bordered)
      case .prominent: Button("HHHH", role: role) {}.buttonStyle(.borderedProminent)
      case .link: Link(destination: URL(string: "https://example.org")!) { Text(verbatim: "HHHH") }
      case .navigationLink: NavigationStack { NavigationLink("HHHH") { EmptyView() } }
      case .menu:
        Menu {
          EmptyView()
        } label: {
          Text(verbatim: "HHHH")
        }
      case .barButton: NavigationStack { Color.clear.toolbar { Button("HHHH", role: role) {} } }
      case .alert: Color.clear.alert("", isPresented: .constant(true)) { Button("HHHH", role: role) {} }
      case .dialog: Color.clear.confirmationDialog("", isPresented: .constant(true)) { Button("HHHH", role: role) {} }
      case .joined: ControlGroup { Button("HHHH", role: role) {} }
      case .tab: TabView { Color.clear.tabItem { Text(verbatim: "HHHH") } }
      case .prompt: TextField("HHHH", text: .constant("")).textFieldStyle(.roundedBorder)
      case .progress: ProgressView("HHHH", value: 0.5)
      case .textLink: Text(LocalizedStringKey("[HHHH](https://example.org)"))
      }
    }
  }

  @Test("Labels of controls have a contrast of at least 4.5:1", arguments: Kind.allCases, [ColorScheme.light, .dark])
  private func labels(_ kind: Kind, _ scheme: ColorScheme) throws {
    for role in [nil, ButtonRole.destructive] {
      // Strokes of heavy letters have pixels of the text's own color.
      let host = TestHost(size: CGSize(width: 320, height: 320), scale: 2, colorScheme: scheme) {
        Stage(kind: kind, role: role).font(.system(size: 40, weight: .heavy))
      }
      host.advance(by: 1)
      let frame = try #require(host.findAll(label: "HHHH").first?.frame, "\(kind)")
      let picture = host.snapshot()
      var luminances: [Double: Int] = [:]
      for y in Int(frame.minY * 2)..<Int(frame.maxY * 2) {
        for x in Int(frame.minX * 2)..<Int(frame.maxX * 2) { luminances[picture.pixel(x, y).luminance, default: 0] += 1 }
      }
      let background = try #require(luminances.max { $0.value < $1.value }?.key)
      // The letters have the largest contrast of all colors that more than stray pixels have.
      let ratio =
        luminances.filter { $0.value >= 50 }.map { (max($0.key, background) + 0.05) / (min($0.key, background) + 0.05) }.max() ?? 0
      #expect(ratio >= 4.5, "\(kind) \(scheme) \(role == nil ? "" : "destructive")")
    }
  }
}

extension Snapshot.Pixel {
  /// The relative luminance as defined by WCAG, from 0 to 1.
  fileprivate var luminance: Double {
    func linear(_ byte: Int) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
