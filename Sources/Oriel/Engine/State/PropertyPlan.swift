import Foundation
import Synchronization
@_spi(Reflection) import Swift

/// The immutable facts about a type of view: the offsets of its dynamic properties, and the comparison of two values.
///
/// A comparison never returns a false "equal". Values whose bytes are equal are equal, because they refer to the same objects. Other fields
/// are compared by `==` if they are Equatable, or field by field if they are structs, and otherwise count as changed.
@MainActor
final class PropertyPlan {
  private enum Property {
    case installable(any InstallableProperty.Type, offset: Int)
    /// A value that contains properties. Its type is `nil` if it isn't a property itself.
    case custom((any DynamicProperty.Type)?, offset: Int, PropertyPlan)
  }

  typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private let properties: [Property]
  private let comparisons: [(offset: Int, isEqual: Comparison)]
  private let wholeComparison: Comparison?
  let slotCount: Int
  /// Indicates whether no property stores anything that persists between values of the view.
  let isStateless: Bool
  /// Indicates whether a change can be animated by running the body with interpolated values. Shapes are excluded because they animate
  /// themselves.
  let isAnimatable: Bool

  private static var plans: [ObjectIdentifier: PropertyPlan] = [:]

  static func of(_ type: Any.Type) -> PropertyPlan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = PropertyPlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    var properties: [Property] = []
    var comparisons: [(offset: Int, isEqual: Comparison)] = []
    var slots = 0
    if type is AnyClass {
      wholeComparison = Self.bytesComparison(size: MemoryLayout<AnyObject>.size)
    } else {
      wholeComparison = nil
      let installsFields = type is any PropertyContainer.Type
      _ = _forEachField(of: type) { _, offset, fieldType, _ in
        // The first conformance check for a type searches all conformances of the program, so a field is checked only as often as
        // necessary. Most fields need one check.
        let dynamic = Metadata.kind(of: fieldType) == .structural ? nil : fieldType as? any DynamicProperty.Type
        if let dynamic, let installable = dynamic as? any InstallableProperty.Type {
          properties.append(.installable(installable, offset: offset))
          slots += 1
          comparisons.append((offset, Self.inputComparison(installable)))
        } else {
          if dynamic != nil || installsFields {
            let plan = PropertyPlan.of(fieldType)
            properties.append(.custom(dynamic, offset: offset, plan))
            slots += plan.slotCount
          }
          comparisons.append((offset, Self.comparison(of: fieldType)))
        }
        return true
      }
    }
    self.properties = properties
    self.comparisons = comparisons
    slotCount = slots
    isStateless = properties.allSatisfy { property in
      switch property {
      case .installable(let type, _): type.isStateless
      case .custom(_, _, let plan): plan.isStateless
      }
    }
    // A value without fields has nothing to interpolate.
    isAnimatable = !(wholeComparison == nil && comparisons.isEmpty) && type is any Animatable.Type && !(type is any Shape.Type)
  }

  func makeSlots() -> PropertySlots {
    PropertySlots(plan: self)
  }

  // MARK: Installing

  /// Installs the properties, and returns a Boolean value that indicates whether every object that the view reads is present. If one isn't,
  /// the missing object is reported, and the body must not run.
  func install<V>(into view: inout V, slots: inout PropertySlots, node: AnyViewNode) -> Bool {
    guard !properties.isEmpty else { return true }
    let missing = withUnsafeMutableBytes(of: &view) { bytes in
      var next = 0
      return install(at: bytes.baseAddress!, slots: &slots.objects, next: &next, node: node)
    }
    missing?.report(at: node)
    return missing == nil
  }

  /// Installs the properties, and returns the first missing object or `nil`. A custom property that reads a missing object isn't updated.
  private func install(
    at base: UnsafeMutableRawPointer, slots: inout [AnyObject?], next: inout Int, node: AnyViewNode
  ) -> MissingObject? {
    var missing: MissingObject?
    for property in properties {
      switch property {
      case .installable(let type, let offset):
        let found = Self.install(type, at: base + offset, slot: &slots[next], node: node)
        missing = missing ?? found
        next += 1
      case .custom(let type, let offset, let plan):
        let found = plan.install(at: base + offset, slots: &slots, next: &next, node: node)
        if found == nil, let type { Self.update(type, at: base + offset) }
        missing = missing ?? found
      }
    }
    return missing
  }

  private static func install<P: InstallableProperty>(
    _ type: P.Type, at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, node: AnyViewNode
  ) -> MissingObject? {
    let property = pointer.assumingMemoryBound(to: P.self)
    property.pointee.install(in: &slot, node: node)
    return property.pointee.missingObject
  }

  /// Returns a Boolean value that indicates whether a value that is never installed, such as a shape, can be used. The result is `false` if
  /// it reads an object from the environment.
  static func isUsableUninstalled<V>(_ value: V) -> Bool {
    let plan = of(V.self)
    guard !plan.properties.isEmpty else { return true }
    let missing = withUnsafeBytes(of: value) { plan.missingObject(at: $0.baseAddress!) }
    missing?.reportUnreachable(from: V.self)
    return missing == nil
  }

  private func missingObject(at base: UnsafeRawPointer) -> MissingObject? {
    for property in properties {
      let found =
        switch property {
        case .installable(let type, let offset): Self.missingObject(type, at: base + offset)
        case .custom(_, let offset, let plan): plan.missingObject(at: base + offset)
        }
      if let found { return found }
    }
    return nil
  }

  private static func missingObject<P: InstallableProperty>(_ type: P.Type, at pointer: UnsafeRawPointer) -> MissingObject? {
    pointer.assumingMemoryBound(to: P.self).pointee.missingObject
  }

  private static func update<P: DynamicProperty>(_ type: P.Type, at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: P.self).pointee.update()
  }

  /// The types of the properties that have a slot, in slot order.
  private(set) lazy var slotTypes: [any InstallableProperty.Type] = properties.flatMap { property in
    switch property {
    case .installable(let type, _): [type]
    case .custom(_, _, let plan): plan.slotTypes
    }
  }

  func uninstall(_ slots: [AnyObject?], next: inout Int) {
    for property in properties {
      switch property {
      case .installable(let type, _):
        type.uninstall(slots[next])
        next += 1
      case .custom(_, _, let plan):
        plan.uninstall(slots, next: &next)
      }
    }
  }

  // MARK: Comparing

  func inputsAreEqual<V>(_ old: V, _ new: V) -> Bool {
    // Without installed properties equal bytes are conclusive, and most compared values are equal.
    if properties.isEmpty, bytesAreEqual(old, new) { return true }
    return withPointers(to: old, new) { inputsAreEqual(at: $0, $1) }
  }

  private func inputsAreEqual(at old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    if let wholeComparison { return wholeComparison(old, new) }
    for comparison in comparisons where !comparison.isEqual(old + comparison.offset, new + comparison.offset) { return false }
    return true
  }

  private static func inputComparison<P: InstallableProperty>(_ type: P.Type) -> Comparison {
    { old, new in
      old.assumingMemoryBound(to: P.self).pointee.isEqualInput(to: new.assumingMemoryBound(to: P.self).pointee)
    }
  }

  private static func comparison(of type: Any.Type) -> Comparison {
    func sized<T>(_ type: T.Type) -> Comparison {
      let bytes = bytesComparison(size: MemoryLayout<T>.size)
      if _isPOD(type) || type is AnyClass { return bytes }
      // Determined lazily: most values have equal bytes, and many views never receive a second value.
      let comparison = ComparisonByValue(type)
      return { bytes($0, $1) || comparison.areEqual($0, $1) }
    }
    return _openExistential(type, do: sized)
  }

  /// A comparison of values whose bytes differ.
  @MainActor
  private final class ComparisonByValue {
    private let type: Any.Type

    private lazy var comparison: Comparison? = {
      if let equatable = type as? any Equatable.Type {
        let equality = TypeEquality.of(equatable)
        return { equality.areEqual($0, $1) }
      }
      guard PropertyPlan.isStruct(type) else { return nil }
      let plan = PropertyPlan.of(type)
      return { plan.inputsAreEqual(at: $0, $1) }
    }()

    init(_ type: Any.Type) { self.type = type }

    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { comparison?(old, new) ?? false }
  }

  private static func bytesComparison(size: Int) -> Comparison {
    { memcmp($0, $1, size) == 0 }
  }

  /// Returns a Boolean value that indicates whether values of the type can be compared field by field. An enum's payload or a closure's
  /// context has no fields to enumerate.
  private static func isStruct(_ type: Any.Type) -> Bool {
    Metadata.kind(of: type) == .structure
  }
}

/// Calls the body with pointers to two values. The function is nonisolated because the standard library's closures would otherwise check
/// the isolation once more at each level.
private nonisolated func withPointers<Value, Result>(
  to first: Value, _ second: Value, _ body: (UnsafeRawPointer, UnsafeRawPointer) -> Result
) -> Result {
  withUnsafePointer(to: first) { first in
    withUnsafePointer(to: second) { second in body(UnsafeRawPointer(first), UnsafeRawPointer(second)) }
  }
}

/// The objects that store a view's dynamic properties, in the order of the plan.
@MainActor
struct PropertySlots {
  private let plan: PropertyPlan
  var objects: [AnyObject?]

  init(plan: PropertyPlan) {
    self.plan = plan
    objects = plan.slotCount == 0 ? [] : Array(repeating: nil, count: plan.slotCount)
  }

  /// The objects that must be retained while the view is offscreen, by slot index.
  var retained: [Int: AnyObject] {
    guard !objects.isEmpty else { return [:] }
    var result: [Int: AnyObject] = [:]
    for (index, type) in plan.slotTypes.enumerated() { result[index] = objects[index].flatMap { type.retained($0) } }
    return result
  }

  mutating func restore(_ retained: [Int: AnyObject], to node: AnyViewNode) {
    for (index, object) in retained where index < objects.count { objects[index] = plan.slotTypes[index].restored(object, node: node) }
  }

  mutating func uninstall() {
    guard !objects.isEmpty else { return }
    var next = 0
    plan.uninstall(objects, next: &next)
    objects = []
  }
}

/// Reads of the runtime's type metadata.
enum Metadata {
  enum Kind {
    case structure, enumeration, other
    /// A type without a nominal declaration, such as a function, a tuple or an existential. It conforms to no protocol of the program.
    case structural
  }

  /// Returns the kind of a type, which is the first word of its metadata: 0x200 is a struct, 0x201 an enum other than `Optional`, and
  /// values from 0x300 on are types without a declaration (stable in the Swift ABI).
  nonisolated static func kind(of type: Any.Type) -> Kind {
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: .structure
    case 0x201: .enumeration
    case 0x300..<0x800: .structural
    default: .other
    }
  }
}

/// The comparison of values of a type whose bytes differ. It is cached for each type because the lookup of `==` takes longer than most
/// comparisons.
enum ValueComparison {
  case by(TypeEquality)
  /// The type has no `==`, and the values that it contains can't have one.
  case never
  /// The comparison depends on the value that is contained.
  case byValue

  private static let known = Mutex<[ObjectIdentifier: ValueComparison]>([:])

  static func of(_ type: Any.Type) -> ValueComparison {
    known.withLock { known in
      if let comparison = known[ObjectIdentifier(type)] { return comparison }
      let comparison = make(for: type)
      known[ObjectIdentifier(type)] = comparison
      return comparison
    }
  }

  private static func make(for type: Any.Type) -> ValueComparison {
    if let equatableType = type as? any Equatable.Type { return .by(TypeEquality.of(equatableType)) }
    return switch Metadata.kind(of: type) {
    case .structure, .enumeration: .never
    case .structural, .other: .byValue
    }
  }
}

/// The `==` of a type.
// Sendable because it is stateless. It is called where the values are, so a conformance that is isolated to an actor isn't called from
// elsewhere.
class TypeEquality: @unchecked Sendable {
  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { false }

  static func of<T: Equatable>(_ type: T.Type) -> TypeEquality { Equality<T>() }

  private final class Equality<T: Equatable>: TypeEquality, @unchecked Sendable {
    override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
      left.assumingMemoryBound(to: T.self).pointee == right.assumingMemoryBound(to: T.self).pointee
    }
  }
}
