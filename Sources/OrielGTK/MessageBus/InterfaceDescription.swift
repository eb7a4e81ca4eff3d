import CGTK

/// The description of a message bus interface in a short form.
struct InterfaceDescription {
  let name: String
  /// The members, separated by spaces or line feeds: methods as `Name(in signatures)out signatures`, signals as `*Name(signatures)`, and
  /// properties as `Name:type`, with a `!` if they are writable.
  let members: String

  /// The description for GDBus, which the caller owns.
  var info: UnsafeMutablePointer<GDBusInterfaceInfo>? {
    guard let node = g_dbus_node_info_new_for_xml("<node>\(xml)</node>", nil) else { return nil }
    defer { g_dbus_node_info_unref(node) }
    return g_dbus_node_info_lookup_interface(node, name).map { g_dbus_interface_info_ref($0) }
  }

  private var xml: String {
    let members = members.split { $0 == " " || $0 == "\n" }.map { Self.member(String($0)) }
    return "<interface name=\"\(name)\">\(members.joined())</interface>"
  }

  private static func member(_ text: String) -> String {
    // A property's type may have parentheses, too.
    guard let open = text.firstIndex(of: "("), !text[..<open].contains(":") else { return property(text) }
    let close = end(of: open, in: text)
    let name = text[..<open]
    let given = text[text.index(after: open)..<close]
    if name.hasPrefix("*") { return "<signal name=\"\(name.dropFirst())\">\(arguments(given, ""))</signal>" }
    let (taken, returned) = (arguments(given, " direction=\"in\""), arguments(text[text.index(after: close)...], " direction=\"out\""))
    return "<method name=\"\(name)\">\(taken)\(returned)</method>"
  }

  private static func property(_ text: String) -> String {
    guard let colon = text.firstIndex(of: ":") else { return "" }
    let type = text[text.index(after: colon)...]
    let access = type.hasSuffix("!") ? "readwrite" : "read"
    return "<property name=\"\(text[..<colon])\" type=\"\(type.filter { $0 != "!" })\" access=\"\(access)\"/>"
  }

  /// Returns the position of the closing parenthesis. Signatures may contain nested ones.
  private static func end(of open: String.Index, in text: String) -> String.Index {
    var depth = 0
    for index in text.indices[open...] {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return text.endIndex
  }

  private static func arguments(_ list: Substring, _ direction: String) -> String {
    list.split(separator: ",").map { "<arg type=\"\($0)\"\(direction)/>" }.joined()
  }
}
