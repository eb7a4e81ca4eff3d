import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("The keyboard over tabs")
struct TabsKeyboardTests {
  enum Way: CaseIterable {
    case system, avoiding, observing, ignoring
  }

  private struct Page: View {
    let way: Way

    var body: some View {
      switch way {
      case .system: AvoidanceStage.Edge()
      case .avoiding: AvoidanceStage.Edge().avoidKeyboard()
      case .observing: AvoidanceStage.Edge().keyboardObserving()
      case .ignoring: AvoidanceStage.Edge().ignoresSafeArea(.keyboard)
      }
    }
  }

  private struct Tabs: View {
    let way: Way

    var body: some View {
      TabView {
        Page(way: way).tabItem { Label("Here", systemImage: "star") }
        Text("Other").tabItem { Label("There", systemImage: "bell") }
      }
    }
  }

  @Test(
    "The keyboard covers the tab bar, which doesn't move, and content ends at the keyboard unless it ignores it", arguments: Way.allCases)
  func covered(way: Way) throws {
    let stage = AvoidanceStage(safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)) { Tabs(way: way) }
    let bar = try stage.middle("There")
    #expect(bar > 714 && bar < 766)
    #expect(abs(stage.edge - 714) < 0.01)
    stage.keyboard.show(height: 300)
    var bars: [CGFloat] = []
    var ends: [CGFloat] = []
    stage.frames(60) {
      bars.append((try? stage.middle("There")) ?? .nan)
      ends.append(abs(stage.edge - min(714, stage.keyboard.frame.minY)))
    }
    #expect(bars.allSatisfy { abs($0 - bar) < 0.01 })
    #expect(abs(stage.edge - (way == .ignoring ? 714 : 500)) < 0.01)
    if way == .system || way == .avoiding { #expect(ends.allSatisfy { $0 < 0.01 }) }
    stage.keyboard.hide()
    stage.host.advance(by: 1.5)
    #expect(try abs(stage.edge - 714) < 0.01 && abs(stage.middle("There") - bar) < 0.01)
  }

  /// A field between rows, in a tab that scrolls it above the keyboard.
  private struct Form: View {
    @State private var text = ""

    var body: some View {
      TabView {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<14) { Text("row \($0)").frame(height: 44) }
            TextField("field", text: $text).accessibilityIdentifier("field").frame(height: 50)
            ForEach(14..<30) { Text("row \($0)").frame(height: 44) }
          }
        }
        .scrollAvoidKeyboard()
        .tabItem { Label("Here", systemImage: "star") }
      }
    }
  }

  @Test("KB-14: A field in a tab scrolls above the keyboard")
  func scrolled() throws {
    let stage = AvoidanceStage { Form() }
    try stage.host.tap("field")
    stage.keyboard.show(height: 300)
    stage.host.advance(by: 1.5)
    #expect(try abs(stage.host.find(identifier: "field").frame.maxY - 480) < 0.6)
  }
}
