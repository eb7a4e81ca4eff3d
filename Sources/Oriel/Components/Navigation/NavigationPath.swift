import Foundation

/// The values for which a stack shows screens, of any types. Mirrors SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  /// A value, and the type with which it was appended.
  struct Element: Equatable {
    let value: AnyHashable
    let type: Any.Type

    init<V: Hashable>(_ value: V) {
      self.value = AnyHashable(value)
      type = V.self == AnyHashable.self ? Swift.type(of: self.value.base) : V.self
    }

    static func == (left: Element, right: Element) -> Bool { left.type == right.type && left.value == right.value }
  }

  var elements: [Element] = []

  /// Creates an empty path, for which a stack shows its root.
  public init() {}

  /// Creates a path with the values of a sequence. The first value is nearest to the root.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { Element($0) } }

  /// Creates a path with the values of an encoded path.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// The number of values in the path, and of their screens above the root.
  public var count: Int { elements.count }

  /// A Boolean value that indicates whether the path has no values.
  public var isEmpty: Bool { elements.isEmpty }

  /// The encodable representation of the path, or `nil` if a value isn't `Codable`, or its type has no name outside of its file.
  public var codable: CodableRepresentation? { CodableRepresentation(elements) }

  /// Appends a value, whose screen is pushed.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(Element(value)) }

  /// Removes the last `k` values, whose screens are popped. A negative `k` counts as 0. If the path has fewer values, all are removed.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}

extension NavigationPath {
  /// A representation of a path that can be encoded. It consists of the type name and the JSON of each value. Mirrors SwiftUI's
  /// `NavigationPath.CodableRepresentation`.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [Element]
    private let encoded: [String]

    init?(_ elements: [Element]) {
      var encoded: [String] = []
      for element in elements {
        guard let value = element.value.base as? any Codable, let name = _mangledTypeName(element.type),
          let data = try? JSONEncoder().encode(value)
        else { return nil }
        encoded += [name, String(decoding: data, as: UTF8.self)]
      }
      self.elements = elements
      self.encoded = encoded
    }

    /// Creates a path by decoding it. Throws an error if a type is unknown, or if its value can't be decoded.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [Element] = []
      var encoded: [String] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "A path can't contain values of the type \(name).")
        }
        func decode<V: Decodable & Hashable>(_ type: V.Type) throws -> Element {
          Element(try JSONDecoder().decode(type, from: Data(json.utf8)))
        }
        elements.append(try decode(type))
        encoded += [name, json]
      }
      self.elements = elements
      self.encoded = encoded
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for part in encoded { try container.encode(part) }
    }

    public static func == (left: Self, right: Self) -> Bool { left.elements == right.elements }
  }
}
