import Combine
import Foundation
import FoundationNetworking

extension URLSession {
  /// A publisher of the result of a session's data task. Mirrors Combine's `URLSession.DataTaskPublisher`.
  ///
  /// Each subscriber has its own task, which starts with the first demand and is cancelled with the subscription. Values arrive on the
  /// session's delegate queue.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request of the data task.
    public let request: URLRequest
    /// The session of the data task.
    public let session: URLSession

    /// Creates a publisher of a data task's result.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      subscriber.receive(subscription: DataTaskSubscription(request: request, session: session, downstream: subscriber))
    }
  }

  /// Returns a publisher that loads a URL. Mirrors Combine's method of the same name.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// Returns a publisher that loads a request. Mirrors Combine's method of the same name.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }
}

// The lock guards the variables. The subscriber is called outside of the lock.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let request: URLRequest
  private let session: URLSession
  private let lock = NSLock()
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(request: URLRequest, session: URLSession, downstream: Downstream) {
    self.request = request
    self.session = session
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let completion = DataTaskCompletion(run: finish)
    let task: URLSessionDataTask? = lock.withLock {
      guard downstream != nil, self.task == nil else { return nil }
      self.task = session.dataTask(with: request) { completion.run($0, $1, $2) }
      return self.task
    }
    task?.resume()
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let downstream = end().downstream else { return }
    guard let response, error == nil else {
      return downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
    _ = downstream.receive((data ?? Data(), response))
    downstream.receive(completion: .finished)
  }

  func cancel() { end().task?.cancel() }

  private func end() -> (downstream: Downstream?, task: URLSessionDataTask?) {
    lock.withLock {
      defer { (downstream, task) = (nil, nil) }
      return (downstream, task)
    }
  }
}

/// A sendable completion handler of a task. The session calls it on its own thread, and the subscription is thread-safe.
private struct DataTaskCompletion: @unchecked Sendable {
  let run: (Data?, URLResponse?, (any Error)?) -> Void
}
