import CoreMedia
import Foundation

extension NSValue {
  /// A value of a time in seconds, as a floating-point number: Foundation's values hold no structures here. Mirrors AVFoundation's `init(time:)`.
  public convenience init(time: CMTime) {
    var seconds = time.seconds
    self.init(bytes: &seconds, objCType: "d")
  }

  /// The time of a value that `init(time:)` made, to the nanosecond; invalid for any other value.
  public var timeValue: CMTime {
    guard String(cString: objCType) == "d" else { return .invalid }
    var seconds = 0.0
    getValue(&seconds)
    return CMTime(seconds: seconds, preferredTimescale: 1_000_000_000)
  }
}
