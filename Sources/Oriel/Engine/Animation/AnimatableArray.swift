import Foundation

/// An array of numbers that is animated as a whole. In operations on arrays of different lengths the shorter one is extended by zeros, so
/// the empty array is zero.
package struct AnimatableArray<Element: VectorArithmetic>: VectorArithmetic {
  package var elements: [Element]

  package init(_ elements: [Element]) { self.elements = elements }

  package static var zero: AnimatableArray { AnimatableArray([]) }

  package static func == (lhs: AnimatableArray, rhs: AnimatableArray) -> Bool {
    let shared = min(lhs.elements.count, rhs.elements.count)
    return lhs.elements.prefix(shared).elementsEqual(rhs.elements.prefix(shared))
      && lhs.elements.dropFirst(shared).allSatisfy { $0 == .zero }
      && rhs.elements.dropFirst(shared).allSatisfy { $0 == .zero }
  }

  package static func + (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
    var result = lhs
    result += rhs
    return result
  }

  package static func += (lhs: inout AnimatableArray, rhs: AnimatableArray) {
    lhs.pad(to: rhs.elements.count)
    for index in rhs.elements.indices { lhs.elements[index] += rhs.elements[index] }
  }

  package static func - (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
    var result = lhs
    result -= rhs
    return result
  }

  package static func -= (lhs: inout AnimatableArray, rhs: AnimatableArray) {
    lhs.pad(to: rhs.elements.count)
    for index in rhs.elements.indices { lhs.elements[index] -= rhs.elements[index] }
  }

  package mutating func scale(by rhs: Double) {
    for index in elements.indices { elements[index].scale(by: rhs) }
  }

  package var magnitudeSquared: Double { elements.reduce(0) { $0 + $1.magnitudeSquared } }

  private mutating func pad(to count: Int) {
    while elements.count < count { elements.append(.zero) }
  }
}

extension AnimatableArray: Sendable where Element: Sendable {}
