import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Observable
private final class Numbers {
  var count = 7
  var price: Double? = 2.5
  var old = 3
  @ObservationIgnored var writes = 0
  @ObservationIgnored var log: [String] = []
}

private struct Form: View {
  @Bindable var numbers: Numbers

  var body: some View {
    VStack {
      TextField("Count", value: $numbers.count, format: .number).onSubmit { numbers.log.append("submit \(numbers.count)") }
      TextField("Price", value: $numbers.price, format: .number.precision(.fractionLength(2)))
      TextField("Old", value: $numbers.old, formatter: NumberFormatter())
      TextField(
        "Name", text: .constant(""), onEditingChanged: { numbers.log.append("editing \($0)") }, onCommit: { numbers.log.append("commit") })
    }
  }
}

@MainActor
struct FormattedFieldTests {
  private let numbers = Numbers()

  private func form() -> TestHost { TestHost { Form(numbers: numbers) } }

  private func write(_ text: String, into name: String, _ host: TestHost) throws {
    try host.tap(name)
    host.press("a", modifiers: .control)
    host.type(text)
  }

  @Test func `Return writes the value before it runs the submit action`() throws {
    let host = form()
    #expect(try host.find("Count").value == "7")
    try write("42", into: "Count", host)
    #expect(numbers.count == 7)
    host.press(.return)
    #expect(numbers.count == 42)
    #expect(numbers.log == ["submit 42"])
    host.close()
  }

  @Test func `Losing the focus writes the value`() throws {
    let host = form()
    try write("1234.5", into: "Price", host)
    host.press(.tab)
    host.render()
    #expect(numbers.price == 1234.5)
    #expect(try host.find("Price").value == "1,234.50")
    try write("", into: "Price", host)
    host.press(.delete)
    host.press(.tab)
    #expect(numbers.price == nil)
    host.close()
  }

  @Test func `Invalid input leaves the value unchanged, and the field shows the value again`() throws {
    let host = form()
    try write("many", into: "Count", host)
    #expect(try host.find("Count").value == "many")
    host.press(.tab)
    host.render()
    #expect(numbers.count == 7)
    #expect(try host.find("Count").value == "7")
    host.close()
  }

  @Test func `A formatter parses numbers`() throws {
    let host = form()
    try write("12", into: "Old", host)
    host.press(.return)
    #expect(numbers.old == 12)
    host.close()
  }

  @Test func `The deprecated callbacks report the beginning, Return and the end`() throws {
    let host = form()
    try host.tap("Name")
    host.press(.return)
    try host.tap("Old")
    host.render()
    #expect(numbers.log == ["editing true", "commit", "editing false"])
    host.close()
  }
}
