import Foundation

/// On which side a value gets spaces, and up to how many characters. Mirrors Apple's `OSLogStringAlignment`.
public struct OSLogStringAlignment {
  private enum Side {
    case left
    case right
  }
  private let side: Side
  private let columns: () -> Int

  public static var none: OSLogStringAlignment { right(columns: 0) }

  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns)
  }

  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns)
  }

  func applied(to text: String) -> String {
    let room = String(repeating: " ", count: max(0, columns() - text.count))
    return side == .left ? text + room : room + text
  }
}

/// How a whole number is written. Mirrors Apple's `OSLogIntegerFormatting`.
public struct OSLogIntegerFormatting {
  private let radix: Int
  private var hasSign = false
  private var prefix = ""
  private var isUppercase = false
  private var digits: () -> Int = { 0 }

  private init(radix: Int) { self.radix = radix }

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    decimal(explicitPositiveSign: explicitPositiveSign, minDigits: 0)
  }

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    var format = decimal
    format.hasSign = explicitPositiveSign
    format.digits = minDigits
    return format
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    hex(explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase, minDigits: 0)
  }

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

/// How a number is written that need not be whole. Mirrors Apple's `OSLogFloatFormatting`.
public struct OSLogFloatFormatting {
  private let conversion: String
  private var hasSign = false
  private var precision: (() -> Int)?

  private init(_ conversion: String) { self.conversion = conversion }

  /// Six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
  /// The shorter of the two.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }

  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    made("f", explicitPositiveSign, uppercase, nil)
  }

  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { made("f", explicitPositiveSign, uppercase, precision) }

  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { made("e", explicitPositiveSign, uppercase, precision) }

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
    // A number of digits that makes no sense counts as none.
    let digits = precision.map { ".\(min(max(0, $0()), 100))" } ?? ""
    return String(format: "%\(hasSign ? "+" : "")\(digits)\(conversion)", number)
  }
}

/// How a truth value is written. Mirrors Apple's `OSLogBoolFormat`.
public enum OSLogBoolFormat: Sendable {
  /// As `true` and `false`.
  case truth
  /// As `YES` and `NO`.
  case answer
}
