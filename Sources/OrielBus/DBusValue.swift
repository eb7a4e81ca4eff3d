import CGTK

/// A value of a D-Bus message.
package indirect enum DBusValue: Equatable, Sendable {
  case bool(Bool)
  case byte(UInt8)
  case int16(Int16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case path(String)
  /// An array of bytes, which is copied as a whole.
  case bytes([UInt8])
  case tuple([DBusValue])
  /// An array of elements with the given type, which determines the type of an empty array.
  case array(String, [DBusValue])
  case entry(DBusValue, DBusValue)
  case variant(DBusValue)

  package static func int(_ value: Int) -> DBusValue { .int32(Int32(clamping: value)) }

  package static func strings(_ values: [String]) -> DBusValue { .array("s", values.map { .string($0) }) }

  /// Returns a dictionary of names and variants.
  package static func options(_ values: [String: DBusValue]) -> DBusValue {
    .array("{sv}", values.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .variant($0.value)) })
  }

  package static func dictionary(_ values: [String: String]) -> DBusValue {
    .array("{ss}", values.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) })
  }

  /// Returns a new variant with a floating reference.
  package func makeVariant() -> OpaquePointer {
    switch self {
    case .bool(let value): return g_variant_new_boolean(value ? 1 : 0)
    case .byte(let value): return g_variant_new_byte(value)
    case .int16(let value): return g_variant_new_int16(value)
    case .int32(let value): return g_variant_new_int32(value)
    case .uint32(let value): return g_variant_new_uint32(value)
    case .int64(let value): return g_variant_new_int64(gint64(value))
    case .uint64(let value): return g_variant_new_uint64(guint64(value))
    case .double(let value): return g_variant_new_double(value)
    // D-Bus strings can't contain NUL.
    case .string(let value): return g_variant_new_string(value.contains("\0") ? value.replacing("\0", with: "") : value)
    case .path(let value): return g_variant_new_object_path(value)
    case .bytes(let bytes):
      let type = g_variant_type_new("y")
      defer { g_variant_type_free(type) }
      return bytes.withUnsafeBytes { g_variant_new_fixed_array(type, $0.baseAddress, gsize($0.count), 1) }
    case .variant(let value): return g_variant_new_variant(value.makeVariant())
    case .entry(let key, let value): return g_variant_new_dict_entry(key.makeVariant(), value.makeVariant())
    case .tuple(let values):
      var children: [OpaquePointer?] = values.map { $0.makeVariant() }
      return g_variant_new_tuple(&children, gsize(children.count))
    case .array(let signature, let values):
      let type = g_variant_type_new(signature)
      defer { g_variant_type_free(type) }
      var children: [OpaquePointer?] = values.map { $0.makeVariant() }
      return g_variant_new_array(type, &children, gsize(children.count))
    }
  }
}

/// The arguments or the reply of a call: the elements of a tuple. The accessors return an empty value for an element that is missing or has
/// another type.
package struct DBusArguments: Equatable, Sendable {
  private let values: [DBusValue]

  package init(_ tuple: OpaquePointer?) {
    var values: [DBusValue] = []
    if let tuple, g_variant_is_container(tuple) != 0 {
      for index in 0..<g_variant_n_children(tuple) {
        guard let child = g_variant_get_child_value(tuple, index) else { continue }
        values.append(Self.read(child))
        g_variant_unref(child)
      }
    }
    self.values = values
  }

  private static func read(_ variant: OpaquePointer) -> DBusValue {
    switch g_variant_classify(variant) {
    case G_VARIANT_CLASS_BOOLEAN: return .bool(g_variant_get_boolean(variant) != 0)
    case G_VARIANT_CLASS_BYTE: return .byte(g_variant_get_byte(variant))
    case G_VARIANT_CLASS_INT16: return .int16(g_variant_get_int16(variant))
    case G_VARIANT_CLASS_INT32: return .int32(g_variant_get_int32(variant))
    case G_VARIANT_CLASS_UINT32: return .uint32(g_variant_get_uint32(variant))
    case G_VARIANT_CLASS_INT64: return .int64(Int64(g_variant_get_int64(variant)))
    case G_VARIANT_CLASS_UINT64: return .uint64(UInt64(g_variant_get_uint64(variant)))
    case G_VARIANT_CLASS_DOUBLE: return .double(g_variant_get_double(variant))
    case G_VARIANT_CLASS_STRING, G_VARIANT_CLASS_OBJECT_PATH, G_VARIANT_CLASS_SIGNATURE:
      return .string(g_variant_get_string(variant, nil).map { String(cString: $0) } ?? "")
    case G_VARIANT_CLASS_VARIANT:
      guard let inner = g_variant_get_variant(variant) else { return .tuple([]) }
      defer { g_variant_unref(inner) }
      return .variant(read(inner))
    default:
      guard g_variant_is_container(variant) != 0 else { return .tuple([]) }
      var children: [DBusValue] = []
      for index in 0..<g_variant_n_children(variant) {
        guard let child = g_variant_get_child_value(variant, index) else { continue }
        children.append(read(child))
        g_variant_unref(child)
      }
      return .tuple(children)
    }
  }

  package init(_ values: [DBusValue]) { self.values = values }

  private func value(_ index: Int) -> DBusValue? { values.indices.contains(index) ? values[index] : nil }

  package func int(_ index: Int) -> Int {
    switch value(index) {
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    case .int64(let value): Int(value)
    case .uint64(let value): Int(clamping: value)
    default: 0
    }
  }

  package func string(_ index: Int) -> String { if case .string(let value) = value(index) { value } else { "" } }

  package func bool(_ index: Int) -> Bool { if case .bool(let value) = value(index) { value } else { false } }

  package func double(_ index: Int) -> Double { if case .double(let value) = value(index) { value } else { 0 } }

  /// Returns the elements of a tuple or an array.
  package func parts(_ index: Int) -> DBusArguments { if case .tuple(let values) = value(index) { Self(values) } else { Self([]) } }

  /// Returns the elements of an array of strings.
  package func strings(_ index: Int) -> [String] {
    let list = parts(index)
    return (0..<list.count).map { list.string($0) }
  }

  /// Returns the value of a name in a dictionary of variants, or `nil` if there is none.
  package func entry(_ index: Int, _ name: String) -> DBusValue? {
    let list = parts(index)
    for position in 0..<list.count {
      let pair = list.parts(position)
      if pair.string(0) == name, case .variant(let value) = pair.value(1) { return value }
    }
    return nil
  }

  package var count: Int { values.count }

  /// The value of the variant that is the first element, as the only element.
  package var unwrapped: DBusArguments { if case .variant(let value) = value(0) { Self([value]) } else { Self([]) } }

  /// The elements.
  package var all: [DBusValue] { values }
}
