extension String {
  /// The string escaped for XML text and attribute values.
  public var escapedForXML: String {
    // XML doesn't allow control characters, even escaped ones.
    filter { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" } }
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }

  /// The string as a value of a desktop file.
  var escapedForDesktopFile: String {
    var text = replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t").replacing("\r", with: "\\r")
    if text.hasPrefix(" ") { text = "\\s" + text.dropFirst() }
    return text
  }

  /// The string as a list element of a desktop file.
  var escapedForDesktopList: String { escapedForDesktopFile.replacing(";", with: "\\;") }

  /// The string as a value of a systemd unit, where % begins a specifier.
  var escapedForUnit: String { replacing("\\", with: "\\\\").replacing("%", with: "%%") }

  /// The string as a YAML string.
  var quotedForYAML: String { "'" + replacing("'", with: "''") + "'" }
}
