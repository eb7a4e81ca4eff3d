import Foundation
import Testing

@testable import os

/// Tests of the text of log messages and of locks.
@Suite("os logging")
struct LoggerTests {
  private func text(_ message: OSLogMessage, showsPrivate: Bool = false) -> String { message.text(showsPrivate: showsPrivate) }

  @Test("Numbers and Booleans are shown, and strings and other values are private")
  func privacy() {
    let (name, count, ratio) = ("Ada", 3, 0.5)
    #expect(text("\(name) has \(count), \(ratio), \(true)") == "<private> has 3, 0.500000, true")
    #expect(text("\(name, privacy: .public) \(count, privacy: .private)") == "Ada <private>")
    #expect(text("\([1, 2]) \([1, 2], privacy: .public)") == "<private> [1, 2]")
    #expect(text("\(Int.self)") == "Swift.Int")
    struct Mistake: Error, CustomStringConvertible { var description: String { "wrong" } }
    let (error, object) = (Mistake() as any Error, NSNumber(value: 3))
    #expect(text("\(error) \(error, privacy: .public) \(Mistake(), privacy: .public)") == "<private> wrong wrong")
    #expect(text("\(object) \(object, privacy: .public) \(Optional("a").debugDescription, privacy: .public)").hasPrefix("<private> 3"))
  }

  @Test("A reader with access sees private values, but not sensitive ones")
  func shown() {
    #expect(text("\("Ada") \("x", privacy: .private) \(1, privacy: .sensitive)", showsPrivate: true) == "Ada x <private>")
  }

  @Test("The mask of equal values is equal")
  func mask() {
    let (one, same, other) = (
      text("\("a", privacy: .private(mask: .hash))"), text("\("a", privacy: .auto(mask: .hash))"),
      text("\("b", privacy: .private(mask: .hash))")
    )
    #expect(one == same && one != other && one.hasPrefix("<mask.hash: '") && !one.contains("'a'"))
  }

  @Test("Values are aligned and formatted")
  func formats() {
    #expect(text("[\("a", align: .left(columns: 3), privacy: .public)][\(7, align: .right(columns: 3))]") == "[a  ][  7]")
    #expect(text("\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true)) \(8, format: .octal)") == "ff 0xFF 10")
    #expect(text("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3)) \(-7, format: .decimal(minDigits: 2))") == "+007 -07")
    #expect(text("\(1.25, format: .fixed(precision: 1)) \(1234.5, format: .exponential(precision: 2))") == "1.2 1.23e+03")
    #expect(text("\(true, format: .answer)") == "YES")
  }

  @Test("A format of os_log sets the privacy of its values")
  func printf() {
    func text(_ format: String, _ arguments: any CVarArg...) -> String {
      OSLogMessage(format: format, arguments: arguments).text(showsPrivate: false)
    }
    #expect(text("100 %% of %d, %ld and %.1f", 3, 4, 0.5) == "100 % of 3, 4 and 0.5")
    #expect(text("%@ %{public}@ %{private}d", "a" as NSString, "b" as NSString, 1) == "<private> b <private>")
    #expect(text("%d and %d", 1) == "1 and <missing>")
    #expect(text("%*d|%.*f|%d", 5, 42, 1, 2.25, 7) == "   42|2.2|7")
    #expect(text("%*d", 5) == "<missing>")
    #expect(text("the end %") == "the end <missing>")
  }

  @Test("Values are evaluated when the message is written, and never for a disabled log")
  func lazily() {
    nonisolated(unsafe) var reads = 0
    func read() -> Int {
      reads += 1
      return 1
    }
    let message: OSLogMessage = "\(read())"
    #expect(reads == 0)
    #expect(message.text(showsPrivate: false) == "1" && reads == 1)
    os_log(.error, log: .disabled, "\(read())")
    #expect(reads == 1 && !OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .error))
  }
}
