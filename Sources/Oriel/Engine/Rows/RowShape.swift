/// The facts about a view's rows in a lazy container that follow from its type alone.
struct RowShape {
  /// Indicates whether the view represents a list of rows instead of one row. The structure of a list is built immediately, its rows when
  /// they are needed.
  var isList: Bool
  /// Indicates whether the rows include a collection or a section.
  var hasCollections: Bool

  static let row = RowShape(isList: false, hasCollections: false)

  @MainActor private static var known: [ObjectIdentifier: RowShape] = [:]

  @MainActor static func of<V: View>(_ type: V.Type) -> RowShape {
    if let shape = known[ObjectIdentifier(type)] { return shape }
    let shape: RowShape
    if let structure = type as? any RowStructure.Type {
      shape = structure.rowShape
    } else if V.Body.self == Never.self {
      shape = .row
    } else {
      shape = of(V.Body.self)
    }
    known[ObjectIdentifier(type)] = shape
    return shape
  }

  @MainActor static func of(any type: Any.Type) -> RowShape {
    guard let type = type as? any View.Type else { return .row }
    return of(type)
  }

  /// Returns the shape of a type that shows one of several types. It is a list if one of them is.
  static func either(_ shapes: [RowShape]) -> RowShape {
    RowShape(isList: shapes.contains(where: \.isList), hasCollections: shapes.contains(where: \.hasCollections))
  }
}

/// A view type whose content a lazy container enumerates.
protocol RowStructure {
  @MainActor static var rowShape: RowShape { get }
}

extension ForEach: RowStructure where Content: View {
  @MainActor static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }
}

extension TupleView: RowStructure {
  @MainActor static var rowShape: RowShape {
    let shapes = Metadata.elements(ofTuple: T.self).map { RowShape.of(any: $0) }
    return RowShape(isList: true, hasCollections: shapes.contains(where: \.hasCollections))
  }
}

extension Group: RowStructure where Content: View {
  @MainActor static var rowShape: RowShape { .of(Content.self) }
}

extension IdentifiedView: RowStructure {
  @MainActor static var rowShape: RowShape { .of(Content.self) }
}

extension Optional: RowStructure where Wrapped: View {
  @MainActor static var rowShape: RowShape { .of(Wrapped.self) }
}

extension _ConditionalContent: RowStructure {
  @MainActor static var rowShape: RowShape { .either([.of(TrueContent.self), .of(FalseContent.self)]) }
}

extension ModifiedContent: RowStructure where Content: View, Modifier: ViewModifier {
  @MainActor static var rowShape: RowShape {
    let content = RowShape.of(Content.self)
    if Modifier.Body.self == Never.self { return content }
    // A modifier with a body shows separate rows only if its body consists of nothing but the modified view.
    return RowShape.of(Modifier.Body.self).isList ? content : .row
  }
}

extension _ViewModifier_Content: RowStructure {
  @MainActor static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }
}

extension Metadata {
  /// Returns the element types of a tuple type. The metadata of a tuple consists of its kind (0x301), a count, labels, and a pair of type
  /// and offset for each element (stable in the Swift ABI).
  static func elements(ofTuple type: Any.Type) -> [Any.Type] {
    let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    guard words[0] == 0x301 else { return [type] }
    return (0..<words[1]).map { unsafeBitCast(words[3 + 2 * $0], to: Any.Type.self) }
  }
}
