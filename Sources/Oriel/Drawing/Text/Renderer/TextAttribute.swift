/// An attribute of a part of a text, for a text renderer. Mirrors SwiftUI's `TextAttribute`.
public protocol TextAttribute {}

/// A type-erased attribute of a text.
// SwiftUI's protocol doesn't require `Sendable`. The attribute of a text never changes, and renderers read it on the main actor.
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

/// The attributes of a text by the types of their values.
typealias TextAttributes = [ObjectIdentifier: CustomTextAttribute]

extension Text {
  /// Sets an attribute of the text that a renderer reads from the runs. The last of several attributes of a type applies. Mirrors SwiftUI's
  /// `customAttribute(_:)`.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { adding(.attribute(CustomTextAttribute(value))) }
}
