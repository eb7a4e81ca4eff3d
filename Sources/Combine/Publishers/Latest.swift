import OpenCombine

/// The latest value of one upstream of a `CombineLatest`, for one subscriber.
///
/// A merge brings the changes of all upstreams one at a time, which makes it safe to keep the value in a plain variable.
final class Latest<Upstream: Publisher> {
  private let upstream: Upstream
  private(set) var value: Upstream.Output?

  init(_ upstream: Upstream) { self.upstream = upstream }

  /// Publishes, for each value, the change that makes it the latest one.
  var changes: Publishers.Map<Upstream, () -> Void> { upstream.map { value in { self.value = .some(value) } } }
}
