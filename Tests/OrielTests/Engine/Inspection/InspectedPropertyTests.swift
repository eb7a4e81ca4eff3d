import Foundation
import OpenCombine
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Inspected properties of mounted views")
struct InspectedPropertyTests {
  private final class Store: ObservableObject {}

  private struct Pair: DynamicProperty {
    @State private var first = 1
    @State private var second = "two"
    let fixed = 3
  }

  /// A view with a property that is composed of other properties of the framework.
  private struct Sized: View {
    @ScaledMetric private var side = 10.0

    var body: some View { Color.red.frame(width: side, height: side) }
  }

  private struct Everything: View {
    let plain: String
    @State private var state = 41
    @Binding var binding: Bool
    @StateObject private var store = Store()
    @Environment(\.lineLimit) private var lines
    private var pair = Pair()
    @FocusState private var isFocused: Bool
    @AppStorage("inspected") private var stored = 5
    @State private var missing: Int?

    init(plain: String, binding: Binding<Bool>) {
      self.plain = plain
      _binding = binding
    }

    var body: some View { Button("Add") { state += 1 } }
  }

  private func find(_ name: String, in node: AnyViewNode?) -> AnyViewNode? {
    guard let node else { return nil }
    if node.viewTypeName == name { return node }
    var found: AnyViewNode?
    node.forEachChild { found = found ?? find(name, in: $0) }
    return found
  }

  @Test("Inspected properties have names, kinds and current values in declaration order, and reading them creates no dependency")
  func properties() throws {
    let host = TestHost { Everything(plain: "hello", binding: .constant(true)).lineLimit(2) }
    try host.tap("Add")
    let node = try #require(find("Everything", in: host.content.graph.root))
    let properties = node.inspectedProperties
    #expect(
      properties.map(\.name) == [
        "plain", "_state", "_binding", "_store", "_lines", "pair", "pair._first", "pair._second", "_isFocused", "_stored", "_missing",
      ])
    #expect(properties.map(\.kind).prefix(6) == ["String", "State", "Binding", "StateObject", "Environment", "Pair"])
    func value<T>(_ name: String, as type: T.Type) -> T? { properties.first { $0.name == name }?.value as? T }
    #expect(value("plain", as: String.self) == "hello")
    #expect(value("_state", as: Int.self) == 42)
    #expect(value("_binding", as: Bool.self) == true)
    #expect(value("_store", as: Store.self) != nil)
    #expect(value("_lines", as: Int.self) == 2)
    #expect(value("pair._first", as: Int.self) == 1)
    #expect(value("pair._second", as: String.self) == "two")
    #expect(value("_isFocused", as: Bool.self) == false)
    #expect(value("_stored", as: Int.self) == 5)
    #expect(properties.last.map { ViewInspector.text($0.value ?? "none") } == "nil")
    #expect(properties.map(\.isDynamic) == [false] + Array(repeating: true, count: 10))
    let bodies = host.content.graph.counts.bodies
    try host.settle()
    #expect(host.content.graph.counts.bodies == bodies)
  }

  @Test("A property that is composed of others and has a value of its own is listed alone")
  func whole() throws {
    let host = TestHost { Sized() }
    host.dynamicTypeSize = .accessibility5
    try host.settle()
    let properties = try #require(find("Sized", in: host.content.graph.root)).inspectedProperties
    #expect(properties.map(\.name) == ["_side"])
    #expect(properties.first?.value as? Double ?? 0 > 20)
  }

  @Test("Values are described on one line, and optionals by their content")
  func texts() {
    enum Kind { case large }
    #expect(ViewInspector.text(Optional(Optional(Kind.large)) as Any) == "large")
    #expect(ViewInspector.text(Int?.none as Any) == "nil")
    #expect(ViewInspector.text("a\nb") == "\"a b\"")
    #expect(ViewInspector.text(String(repeating: "x", count: 500)).count == 201)
    #expect(ViewInspector.text(Store()) == "Store")
  }

  @Test("Environment keys have their names and current values")
  func environment() {
    var values = EnvironmentValues()
    let (_, keys) = values.tracked { ($0.lineLimit, $0.locale) }
    #expect(Set(keys.map(EnvironmentValues.inspectedName)) == ["lineLimit", "locale"])
    values.lineLimit = 3
    let key = values.keysThatDiffer(from: EnvironmentValues()).first { _ in true }
    #expect(key.flatMap(values.inspectedValue) as? Int == 3)
    #expect(key.map { EnvironmentValues().inspectedValue(of: $0) }.flatMap(\.self).map { ViewInspector.text($0) } == "nil")
    #expect(EnvironmentValues.inspectedName(of: EnvironmentScope.anyKey) == "self")
  }
}
