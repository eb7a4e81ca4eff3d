import Combine
import Foundation
import FoundationNetworking

extension URLSession {
  /// Publishes what a data task of a session loads, once. Mirrors Combine's `URLSession.DataTaskPublisher`.
  ///
  /// Each subscriber has a task of its own, which begins with the first demand and ends with the subscription. Values arrive on the session's
  /// delegate queue.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      subscriber.receive(subscription: DataTaskSubscription(request: request, session: session, downstream: subscriber))
    }
  }

  /// Loads a URL. Mirrors Combine's method of the same name.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// Loads a request. Mirrors Combine's method of the same name.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }
}

// The lock guards the variables; a subscriber is told outside of it.
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

/// What follows a task. A session calls it on a thread of its own, and the subscription that it belongs to is safe on any.
private struct DataTaskCompletion: @unchecked Sendable {
  let run: (Data?, URLResponse?, (any Error)?) -> Void
}
