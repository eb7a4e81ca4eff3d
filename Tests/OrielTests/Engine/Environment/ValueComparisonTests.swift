import Testing

@testable import Oriel

@Suite("Comparison of values")
struct ValueComparisonTests {
  private struct Plain { var text: [Int] }
  private struct Absolute: Equatable {
    var number: Int

    static func == (left: Absolute, right: Absolute) -> Bool { abs(left.number) == abs(right.number) }
  }
  private enum Payload { case some([Int]) }
  private final class Reference {}

  @Test("A type with == is compared by it, even if the bytes differ")
  func equatable() {
    #expect(valuesAreEqual(Absolute(number: 3), Absolute(number: -3)))
    #expect(!valuesAreEqual(Absolute(number: 3), Absolute(number: 4)))
    #expect(valuesAreEqual([1, 2], [2, 1].sorted()))
    guard case .by = ValueComparison.of(Absolute.self) else {
      Issue.record("The comparison doesn't use the type's ==")
      return
    }
  }

  @Test("Structs and enums without == are equal only if their bytes are the same")
  func plain() {
    let numbers = [1, 2]
    #expect(valuesAreEqual(Plain(text: numbers), Plain(text: numbers)))
    #expect(!valuesAreEqual(Plain(text: [1, 2]), Plain(text: [2, 1].sorted())))
    #expect(valuesAreEqual(Payload.some(numbers), Payload.some(numbers)))
    #expect(!valuesAreEqual(Payload.some([1, 2]), Payload.some([2, 1].sorted())))
    for type in [Plain.self, Payload.self] as [Any.Type] {
      guard case .never = ValueComparison.of(type) else {
        Issue.record("\(type) has no ==, but its comparison isn't .never")
        continue
      }
    }
  }

  @Test("Objects are equal by identity")
  func objects() {
    let (one, other) = (Reference(), Reference())
    #expect(valuesAreEqual(one, one) && !valuesAreEqual(one, other))
    #expect(valuesAreEqual(one as Reference?, one) && !valuesAreEqual(one as Reference?, nil))
  }

  @Test("The content of an existential or an optional determines the comparison")
  func held() {
    #expect(valuesAreEqual(Absolute(number: 3) as Any, Absolute(number: -3) as Any))
    #expect(!valuesAreEqual(Absolute(number: 3) as Any, 3 as Any))
    #expect(!valuesAreEqual(Plain(text: [1, 2]) as Any, Plain(text: [2, 1].sorted()) as Any))
    #expect(valuesAreEqual(Absolute(number: 3) as Absolute?, Absolute(number: -3)))
    #expect(!valuesAreEqual(Absolute(number: 3) as Absolute?, nil))
    #expect(!valuesAreEqual(nil as Absolute?, Absolute(number: 3)))
  }
}
