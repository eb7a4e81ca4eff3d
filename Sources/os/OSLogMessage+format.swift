import Foundation

extension OSLogMessage {
  /// Creates a message with the format of Apple's `os_log`: `%`, options in braces, and a specifier of `printf`, or `@` for an object.
  init(format: String, arguments: [any CVarArg]) {
    var message = OSLogInterpolation(literalCapacity: format.count, interpolationCount: arguments.count)
    var rest = format[...]
    var next = arguments.startIndex
    while let percent = rest.firstIndex(of: "%") {
      message.appendLiteral(String(rest[..<percent]))
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        message.appendLiteral("%")
        rest.removeFirst()
        continue
      }
      let specifier = FormatSpecifier(reading: &rest)
      // `*` takes a width or a precision from an argument of its own, before the value.
      let end = next + specifier.argumentCount
      guard end <= arguments.endIndex else {
        message.appendLiteral("<missing>")
        next = arguments.endIndex
        continue
      }
      // The message is formatted when it is written.
      let values = Array(arguments[next..<end])
      next = end
      message.appendInterpolation(specifier.text(of: values), privacy: specifier.privacy)
    }
    message.appendLiteral(String(rest))
    self.init(stringInterpolation: message)
  }
}

/// A format specifier, from the options to the conversion character.
private struct FormatSpecifier {
  private var options: [String] = []
  private var conversion = ""

  init(reading text: inout Substring) {
    if text.first == "{", let end = text.firstIndex(of: "}") {
      options = text[..<end].dropFirst().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      text = text[text.index(after: end)...]
    }
    while let letter = text.popFirst() {
      conversion.append(letter)
      if letter == "@" || letter.isLetter && !"hlqLtzj".contains(letter) { break }
    }
  }

  /// The number of arguments that the specifier consumes.
  var argumentCount: Int { 1 + conversion.count { $0 == "*" } }

  private var isObject: Bool { conversion.hasSuffix("@") || conversion.hasSuffix("s") }

  var privacy: OSLogPrivacy {
    if options.contains("public") { return .public }
    if options.contains("sensitive") { return .sensitive }
    return options.contains("private") || isObject ? .private : .public
  }

  func text(of arguments: [any CVarArg]) -> String {
    // `printf` formats all values except objects, which are appended by their descriptions.
    if conversion.hasSuffix("@"), let object = arguments.last { return "\(object)" }
    return String(format: "%" + conversion, arguments: arguments)
  }
}
