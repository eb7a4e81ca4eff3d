import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Underscored modifiers that programs name")
struct UnderscoredModifierTests {
  private struct Spacing: View {
    @Environment(\.lineSpacing) private var spacing
    var body: some View { Text(verbatim: "spacing \(spacing)") }
  }

  @Test("The modifier _EnvironmentKeyWritingModifier writes a value of the environment")
  func environment() throws {
    let modifier = _EnvironmentKeyWritingModifier(keyPath: \.lineSpacing, value: 7)
    let host = TestHost { Spacing().modifier(modifier) }
    #expect(host.exists("spacing 7.0") && modifier.value == 7 && modifier.keyPath == \EnvironmentValues.lineSpacing)
    host.update { Spacing().modifier(_EnvironmentKeyWritingModifier(keyPath: \.lineSpacing, value: 9)) }
    host.render()
    #expect(host.exists("spacing 9.0"))
    host.close()
  }

  @Test("The modifier _ScaleEffect scales the drawing")
  func scale() {
    let host = TestHost(size: CGSize(width: 40, height: 40)) {
      Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
        .modifier(_ScaleEffect(scale: CGSize(width: 3, height: 1), anchor: .center))
    }
    let picture = host.snapshot()
    #expect(picture.pixel(7, 20) == Snapshot.Pixel(red: 255, green: 0, blue: 0))
    #expect(picture.pixel(20, 7) != Snapshot.Pixel(red: 255, green: 0, blue: 0))
    host.close()
  }

  @Test("The modifier _IdentifiedModifier shows its view and has its identifier")
  func identified() throws {
    let view = Text("named").modifier(_IdentifiedModifier(identifier: "a"))
    let host = TestHost { view._identified(by: 3) }
    #expect(host.exists("named"))
    #expect((view as Any as? ModifiedContent<Text, _IdentifiedModifier<String>>)?.modifier.identifier == "a")
    #expect((view as Any as? ModifiedContent<Text, _IdentifiedModifier<__DesignTimeSelectionIdentifier>>) == nil)
    host.close()
  }

  @Test("AnyView(_fromValue:) wraps a view, and is nil for other values")
  func erased() throws {
    #expect(AnyView(_fromValue: 3) == nil)
    let view = try #require(AnyView(_fromValue: Text("inside")))
    let host = TestHost { view }
    #expect(host.exists("inside"))
    host.close()
  }

  @Test("A Namespace is Sendable")
  func namespaces() {
    func send<T: Sendable>(_ value: T) {}
    send(Namespace())
  }
}

extension View {
  /// A `task` modifier as programs declare it for systems that have none.
  fileprivate func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View {
    accessibilityIdentifier("own")
  }
}

@MainActor
@Suite("Task modifiers of programs")
struct OwnTaskTests {
  @Test("A program's own task modifier takes precedence over the framework's")
  func own() {
    let host = TestHost { Text("view").task {} }
    #expect(host.exists("own"))
    host.close()
  }
}
