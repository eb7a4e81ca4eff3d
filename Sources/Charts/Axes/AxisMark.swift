import Foundation
import Oriel

/// A mark of an axis: a grid line, a tick or a label. Mirrors Swift Charts' `AxisMark`.
public protocol AxisMark {
  static func _collectAxisMarks(_ content: Self, into marks: inout _AxisMarkList)
}

/// A list of the marks of an axis at one value.
public struct _AxisMarkList {
  var records: [AxisMarkRecord] = []
}

extension Never: AxisMark {
  public static func _collectAxisMarks(_ content: Never, into marks: inout _AxisMarkList) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public static func _collectAxisMarks(_ content: Wrapped?, into marks: inout _AxisMarkList) {
    if let content { Wrapped._collectAxisMarks(content, into: &marks) }
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public static func _collectAxisMarks(_ content: Self, into marks: inout _AxisMarkList) {
    switch content.storage {
    case .trueContent(let content): TrueContent._collectAxisMarks(content, into: &marks)
    case .falseContent(let content): FalseContent._collectAxisMarks(content, into: &marks)
    }
  }
}

extension BuilderEmpty: AxisMark {
  static func _collectAxisMarks(_ content: BuilderEmpty, into marks: inout _AxisMarkList) {}
}

extension BuilderPair: AxisMark where First: AxisMark, Second: AxisMark {
  static func _collectAxisMarks(_ content: Self, into marks: inout _AxisMarkList) {
    First._collectAxisMarks(content.first, into: &marks)
    Second._collectAxisMarks(content.second, into: &marks)
  }
}

/// A type-erased axis mark. Mirrors Swift Charts' `AnyAxisMark`.
public struct AnyAxisMark: AxisMark {
  private let mark: any AxisMark

  /// Creates a type-erased mark from a mark of unknown type.
  public init(_ content: any AxisMark) { mark = content }

  /// Creates a type-erased mark.
  public init(erasing content: some AxisMark) { mark = content }

  public static func _collectAxisMarks(_ content: AnyAxisMark, into marks: inout _AxisMarkList) {
    func collect<M: AxisMark>(_ mark: M) { M._collectAxisMarks(mark, into: &marks) }
    collect(content.mark)
  }
}

/// A result builder that creates axis marks. Mirrors Swift Charts' `AxisMarkBuilder`.
@resultBuilder
public struct AxisMarkBuilder {
  /// Returns the marks of an expression.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Returns no marks, for a block without statements.
  public static func buildBlock() -> some AxisMark { BuilderEmpty() }
  /// Returns the marks of the first statement of a block.
  public static func buildPartialBlock<T: AxisMark>(first content: T) -> T { content }
  /// Combines the marks of the previous statements with those of the next one.
  public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> some AxisMark {
    BuilderPair(first: accumulated, second: next)
  }
  /// Returns the marks of an `if` statement without `else`, or `nil` if its condition is false.
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
  /// Returns the marks of a condition that is true.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .trueContent(first))
  }
  /// Returns the marks of a condition that is false.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .falseContent(second))
  }
  /// Returns the marks of a statement with limited availability.
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> some AxisMark { AnyAxisMark(content) }
}
