import CoreMedia
import Foundation

extension NSValue {
  /// Creates a value that stores a time in seconds as a floating-point number, because Foundation's values can't contain structures on
  /// Linux. Mirrors AVFoundation's `init(time:)`.
  public convenience init(time: CMTime) {
    var seconds = time.seconds
    self.init(bytes: &seconds, objCType: "d")
  }

  /// The time of a value that `init(time:)` has created, to the nanosecond. It is invalid for any other value.
  public var timeValue: CMTime {
    guard String(cString: objCType) == "d" else { return .invalid }
    var seconds = 0.0
    getValue(&seconds)
    return CMTime(seconds: seconds, preferredTimescale: 1_000_000_000)
  }
}
