/// Something that an app says of a part of a text, for a renderer to read. Mirrors SwiftUI's `TextAttribute`.
public protocol TextAttribute {}

/// Any attribute of a text.
// SwiftUI's protocol doesn't ask for Sendable. Nobody changes an attribute that a text has, and renderers read it on the main actor.
struct CustomTextAttribute: Equatable, @unchecked Sendable {
  private let attribute: any TextAttribute

  init(_ attribute: any TextAttribute) { self.attribute = attribute }

  var key: ObjectIdentifier { ObjectIdentifier(type(of: attribute)) }

  func value<T: TextAttribute>(_ type: T.Type) -> T? { attribute as? T }

  static func == (left: Self, right: Self) -> Bool {
    func equal<T: TextAttribute>(_ attribute: T) -> Bool { right.value(T.self).map { valuesAreEqual(attribute, $0) } ?? false }
    return equal(left.attribute)
  }
}

/// By the types of their values.
typealias TextAttributes = [ObjectIdentifier: CustomTextAttribute]

extension Text {
  /// Says something of the text that its renderer reads from the runs; the latest of several of a type counts. Mirrors SwiftUI's `customAttribute(_:)`.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { adding(.attribute(CustomTextAttribute(value))) }
}
