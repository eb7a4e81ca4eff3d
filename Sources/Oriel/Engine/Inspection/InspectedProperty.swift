@_spi(Reflection) import Swift

/// A stored property of a view or modifier that is in a window, as an inspector and `_printChanges()` present it.
@MainActor
package struct InspectedProperty {
  /// The declared name, with a leading underscore for the storage of a property wrapper.
  package let name: String
  /// The type of the stored value, without its module and generic arguments: `State`, `Binding`, `Int`.
  package let kind: String
  /// Indicates whether it is a dynamic property, whose value isn't only the one that the view's initializer assigned.
  package let isDynamic: Bool
  /// The current value, or `nil` if it can't be read.
  package let value: Any?
  /// The number of changes that the observed object has announced; 0 for other properties.
  let objectChanges: Int
}

extension InspectedProperty {
  /// Returns the properties of an installed view in declaration order. The reads register no dependencies.
  static func all<Input>(of input: Input, slots: PropertySlots) -> [InspectedProperty] {
    guard !(Input.self is AnyClass) else { return [] }
    return Dependencies.withoutReader {
      withUnsafeBytes(of: input) { bytes in
        var next = 0
        return bytes.baseAddress.map { all(of: Input.self, at: $0, slots: slots.objects, next: &next) } ?? []
      }
    }
  }

  private static func all(of type: Any.Type, at base: UnsafeRawPointer, slots: [AnyObject?], next: inout Int) -> [InspectedProperty] {
    var result: [InspectedProperty] = []
    // The fields are in the order in which `PropertyPlan` assigns slots.
    var slot = next
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      let name = String(cString: name)
      let kind = TypeNames.shortName(of: fieldType)
      let place = base + offset
      if let installable = fieldType as? any InstallableProperty.Type {
        let object = slot < slots.count ? slots[slot] : nil
        slot += 1
        result.append(
          InspectedProperty(
            name: name, kind: kind, isDynamic: true, value: value(of: installable, at: place),
            objectChanges: (object as? any ChangeCounting)?.changes ?? 0))
      } else if fieldType is any DynamicProperty.Type, !(fieldType is AnyClass) {
        let inner = all(of: fieldType, at: place, slots: slots, next: &slot)
        let whole = (fieldType as? any ValuedProperty.Type).map { value(of: $0, at: place) }
        result.append(InspectedProperty(name: name, kind: kind, isDynamic: true, value: whole, objectChanges: 0))
        // The components of a property of the framework are an implementation detail.
        if whole == nil {
          result += inner.filter(\.isDynamic).map {
            InspectedProperty(name: "\(name).\($0.name)", kind: $0.kind, isDynamic: true, value: $0.value, objectChanges: $0.objectChanges)
          }
        }
      } else {
        result.append(InspectedProperty(name: name, kind: kind, isDynamic: false, value: load(fieldType, at: place), objectChanges: 0))
      }
      return true
    }
    next = slot
    return result
  }

  private static func value<P: InstallableProperty>(of type: P.Type, at place: UnsafeRawPointer) -> Any? {
    place.assumingMemoryBound(to: P.self).pointee.inspectedValue
  }

  private static func value<P: ValuedProperty>(of type: P.Type, at place: UnsafeRawPointer) -> Any {
    place.assumingMemoryBound(to: P.self).pointee.inspectedWhole
  }

  private static func load(_ type: Any.Type, at place: UnsafeRawPointer) -> Any {
    func load<T>(_ type: T.Type) -> Any { place.assumingMemoryBound(to: T.self).pointee }
    return _openExistential(type, do: load)
  }
}

/// A dynamic property that consists of others and has a single value.
@MainActor
protocol ValuedProperty: DynamicProperty {
  var inspectedWhole: Any { get }
}

/// An object in a slot that counts the changes of the object that it observes.
@MainActor
protocol ChangeCounting: AnyObject {
  var changes: Int { get }
}

/// Readable names of types.
enum TypeNames {
  /// Returns the name without module and generic arguments: `VStack` for `SwiftUI.VStack<SwiftUI.Text>`.
  static func shortName(of type: Any.Type) -> String {
    // The part before the first bracket is the name of the type itself.
    let whole = _typeName(type, qualified: false)
    let name = whole.prefix { $0 != "<" && $0 != " " }
    return name.isEmpty ? whole : String(name)
  }

  /// Returns the name of the module that declares the type.
  static func module(of type: Any.Type) -> String { String(_typeName(type, qualified: true).prefix { $0 != "." && $0 != "<" }) }
}
