import Foundation

/// The alignment of a value, which is padded with spaces to a number of columns. Mirrors Apple's `OSLogStringAlignment`.
public struct OSLogStringAlignment {
  private enum Side {
    case left
    case right
  }
  private let side: Side
  private let columns: () -> Int

  /// No padding.
  public static var none: OSLogStringAlignment { right(columns: 0) }

  /// Aligns the value to the right.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns)
  }

  /// Aligns the value to the left.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns)
  }

  func applied(to text: String) -> String {
    let room = String(repeating: " ", count: max(0, columns() - text.count))
    return side == .left ? text + room : room + text
  }
}

/// The format of an integer. Mirrors Apple's `OSLogIntegerFormatting`.
public struct OSLogIntegerFormatting {
  private let radix: Int
  private var hasSign = false
  private var prefix = ""
  private var isUppercase = false
  private var digits: () -> Int = { 0 }

  private init(radix: Int) { self.radix = radix }

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// Formats an integer with decimal digits.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    decimal(explicitPositiveSign: explicitPositiveSign, minDigits: 0)
  }

  /// Formats an integer with a minimum number of decimal digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    var format = decimal
    format.hasSign = explicitPositiveSign
    format.digits = minDigits
    return format
  }

  /// Formats an integer with hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    hex(explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase, minDigits: 0)
  }

  /// Formats an integer with a minimum number of hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    var format = hex
    format.hasSign = explicitPositiveSign
    format.prefix = includePrefix ? "0x" : ""
    format.isUppercase = uppercase
    format.digits = minDigits
    return format
  }

  /// Formats an integer with octal digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    var format = octal
    format.hasSign = explicitPositiveSign
    format.prefix = includePrefix ? "0o" : ""
    return format
  }

  func text<T: FixedWidthInteger>(of number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, self.digits() - digits.count))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// The format of a floating-point number. Mirrors Apple's `OSLogFloatFormatting`.
public struct OSLogFloatFormatting {
  private let conversion: String
  private var hasSign = false
  private var precision: (() -> Int)?

  private init(_ conversion: String) { self.conversion = conversion }

  /// Fixed-point notation with six fractional digits.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
  /// Hexadecimal notation.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }
  /// Exponential notation.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
  /// The shorter of fixed-point and exponential notation.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }

  /// Formats a number in fixed-point notation.
  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    made("f", explicitPositiveSign, uppercase, nil)
  }

  /// Formats a number in fixed-point notation with a number of fractional digits.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { made("f", explicitPositiveSign, uppercase, precision) }

  /// Formats a number in exponential notation with a number of fractional digits.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { made("e", explicitPositiveSign, uppercase, precision) }

  /// Formats a number in the shorter of fixed-point and exponential notation, with a number of significant digits.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { made("g", explicitPositiveSign, uppercase, precision) }

  private static func made(_ conversion: String, _ hasSign: Bool, _ isUppercase: Bool, _ precision: (() -> Int)?) -> OSLogFloatFormatting {
    var format = OSLogFloatFormatting(isUppercase ? conversion.uppercased() : conversion)
    format.hasSign = hasSign
    format.precision = precision
    return format
  }

  func text(of number: Double) -> String {
    // The precision is clamped to 0 through 100 digits.
    let digits = precision.map { ".\(min(max(0, $0()), 100))" } ?? ""
    return String(format: "%\(hasSign ? "+" : "")\(digits)\(conversion)", number)
  }
}

/// The format of a Boolean value. Mirrors Apple's `OSLogBoolFormat`.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`.
  case truth
  /// `YES` and `NO`.
  case answer
}
