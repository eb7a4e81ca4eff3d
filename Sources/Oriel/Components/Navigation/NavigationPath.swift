import Foundation

/// The values that a stack shows screens for, of any types. Mirrors SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  /// A value, and the type that it was appended as.
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

  /// An empty path: the root is shown.
  public init() {}

  /// The values of a sequence, the first nearest to the root.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { Element($0) } }

  /// The values of a path that was encoded.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// How many screens stand on the root for values.
  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  /// What can be encoded of the path; nil if a value isn't `Codable`, or of a type that has no name outside of its file.
  public var codable: CodableRepresentation? { CodableRepresentation(elements) }

  /// Pushes a screen for a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(Element(value)) }

  /// Pops as many screens; `k` is 0 or more. Of more than there are, all go.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}

extension NavigationPath {
  /// A path in a form that can be encoded: of each value the name of its type, and its JSON. Mirrors SwiftUI's
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

    /// Throws where a type is unknown, or its value can't be decoded.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [Element] = []
      var encoded: [String] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no type that a path can have.")
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
