@_exported import Combine
import Dispatch

extension DispatchQueue {
  /// The queue as a scheduler, which it is itself.
  public var ocombine: DispatchQueue { self }
}
