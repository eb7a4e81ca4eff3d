extension String {
  /// As text of XML, and as the value of an attribute.
  public var escapedForXML: String {
    // XML has no control characters, escaped or not.
    filter { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" } }
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }

  /// As a value of a desktop file.
  var escapedForDesktopFile: String {
    var text = replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t").replacing("\r", with: "\\r")
    if text.hasPrefix(" ") { text = "\\s" + text.dropFirst() }
    return text
  }

  /// As an element of a list in a desktop file.
  var escapedForDesktopList: String { escapedForDesktopFile.replacing(";", with: "\\;") }

  /// As a value of a unit of systemd, where % begins a specifier.
  var escapedForUnit: String { replacing("\\", with: "\\\\").replacing("%", with: "%%") }

  /// As a string of YAML.
  var quotedForYAML: String { "'" + replacing("'", with: "''") + "'" }
}
