import COrielLibraries
import Foundation
import Oriel

/// A reader of JavaScriptCore values.
///
/// An object may contain itself. Values that exceed the maximum depth or the maximum number of values are read as null.
@MainActor
struct ScriptValueReader {
  private let webkit: OrielWebKit
  private var budget = 250_000
  private static var deepest: Int { 100 }

  static func read(_ value: OpaquePointer, _ webkit: OrielWebKit) -> ScriptValue {
    var reader = ScriptValueReader(webkit: webkit)
    let result = reader.value(value, depth: 0)
    if reader.budget < 0 {
      Report.once("webkit-script-value", "A script's value has too many elements or contains itself; null is used for a part of it.")
    }
    return result
  }

  private init(webkit: OrielWebKit) { self.webkit = webkit }

  private mutating func value(_ value: OpaquePointer, depth: Int) -> ScriptValue {
    budget -= 1
    guard budget >= 0, depth <= Self.deepest else {
      budget = min(budget, -1)
      return .null
    }
    if webkit.jsc_value_is_undefined(value) != 0 { return .undefined }
    if webkit.jsc_value_is_null(value) != 0 { return .null }
    if webkit.jsc_value_is_boolean(value) != 0 { return .boolean(webkit.jsc_value_to_boolean(value) != 0) }
    if webkit.jsc_value_is_number(value) != 0 { return .number(webkit.jsc_value_to_double(value)) }
    if webkit.jsc_value_is_string(value) != 0 { return .text(text(value)) }
    if webkit.jsc_value_is_array(value) != 0 { return .list(elements(value, depth: depth)) }
    if webkit.jsc_value_object_is_instance_of(value, "Date") != 0 { return .date(date(value)) }
    return .table(properties(value, depth: depth))
  }

  private func text(_ value: OpaquePointer) -> String {
    guard let text = webkit.jsc_value_to_string(value) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func date(_ value: OpaquePointer) -> Date {
    guard let milliseconds = webkit.jsc_value_object_invoke_methodv(value, "getTime", 0, nil) else { return .distantPast }
    defer { g_object_unref(UnsafeMutableRawPointer(milliseconds)) }
    return Date(timeIntervalSince1970: webkit.jsc_value_to_double(milliseconds) / 1000)
  }

  private mutating func elements(_ value: OpaquePointer, depth: Int) -> [ScriptValue] {
    guard case .number(let length)? = property("length", of: value, depth: depth), let count = UInt32(exactly: length) else { return [] }
    var result: [ScriptValue] = []
    for index in 0..<count where budget >= 0 {
      guard let element = webkit.jsc_value_object_get_property_at_index(value, index) else { continue }
      defer { g_object_unref(UnsafeMutableRawPointer(element)) }
      result.append(self.value(element, depth: depth + 1))
    }
    return result
  }

  private mutating func properties(_ value: OpaquePointer, depth: Int) -> [String: ScriptValue] {
    guard let names = webkit.jsc_value_object_enumerate_properties(value) else { return [:] }
    defer { g_strfreev(names) }
    var result: [String: ScriptValue] = [:]
    var next = names
    while let name = next.pointee {
      let name = String(cString: name)
      result[name] = property(name, of: value, depth: depth)
      next += 1
    }
    return result
  }

  private mutating func property(_ name: String, of value: OpaquePointer, depth: Int) -> ScriptValue? {
    guard let property = webkit.jsc_value_object_get_property(value, name) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(property)) }
    return self.value(property, depth: depth + 1)
  }
}
