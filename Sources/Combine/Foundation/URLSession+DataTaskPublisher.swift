@_exported import FoundationNetworking
import Foundation
import OpenCombine

extension URLSession {
  /// Publishes the answer to one request, then finishes. Mirrors Combine's `URLSession.DataTaskPublisher`.
  ///
  /// Each subscriber makes a request of its own, when it first asks for a value. Values arrive on the session's delegate queue. A failure
  /// that isn't a `URLError` becomes `URLError.unknown`.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == URLError {
      let outlet = Outlet(subscriber)
      let action = Action<Result<Output, URLError>> {
        switch $0 {
        case .success(let output):
          outlet.send(output)
          outlet.send(completion: .finished)
        case .failure(let error): outlet.send(completion: .failure(error))
        }
      }
      let task = session.dataTask(with: request) { data, response, error in
        if let response, error == nil {
          action.run(.success((data ?? Data(), response)))
        } else {
          action.run(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      subscriber.receive(subscription: DataTaskSubscription(outlet: outlet, task: task))
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let outlet: Outlet<Downstream>
  private let task: URLSessionDataTask

  init(outlet: Outlet<Downstream>, task: URLSessionDataTask) {
    self.outlet = outlet
    self.task = task
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.add(demand)
    if demand > .none { task.resume() }
  }

  func cancel() {
    guard outlet.close() else { return }
    task.cancel()
  }
}
