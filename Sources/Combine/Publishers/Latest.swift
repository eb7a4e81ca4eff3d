import OpenCombine

/// The latest value of one upstream of a `CombineLatest`, for one subscriber.
///
/// The value isn't synchronized, because a merge delivers the changes of all upstreams one at a time.
final class Latest<Upstream: Publisher> {
  private let upstream: Upstream
  private(set) var value: Upstream.Output?

  init(_ upstream: Upstream) { self.upstream = upstream }

  /// A publisher of closures, each of which stores a value of the upstream as the latest one.
  var changes: Publishers.Map<Upstream, () -> Void> { upstream.map { value in { self.value = .some(value) } } }
}
