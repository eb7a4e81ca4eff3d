import Combine
import Foundation
import Testing

@Suite("NotificationCenter's publisher")
struct NotificationCenterPublisherTests {
  let center = NotificationCenter()
  let name = Notification.Name("sample")

  @Test("A notification arrives at once with its object and user info")
  func arrives() throws {
    let recorder = Recorder(center.publisher(for: name))
    let sender = NSObject()
    center.post(name: name, object: sender, userInfo: ["height": 3])
    center.post(name: Notification.Name("other"), object: nil)
    let notification = try #require(recorder.values.first)
    #expect(recorder.values.count == 1)
    #expect(notification.object as? NSObject === sender)
    #expect(notification.userInfo?["height"] as? Int == 3)
  }

  @Test("A publisher with an object ignores other senders")
  func filtersSender() {
    let sender = NSObject()
    let recorder = Recorder(center.publisher(for: name, object: sender))
    center.post(name: name, object: nil)
    center.post(name: name, object: NSObject())
    center.post(name: name, object: sender)
    #expect(recorder.values.count == 1)
  }

  @Test("After cancellation no notification arrives, and the subscriber is released")
  func cancels() {
    weak var token: NSObject?
    var count = 0
    do {
      let captured = NSObject()
      token = captured
      let subscription = center.publisher(for: name).sink { _ in
        withExtendedLifetime(captured) {}
        count += 1
      }
      center.post(name: name, object: nil)
      subscription.cancel()
      center.post(name: name, object: nil)
    }
    #expect(count == 1)
    #expect(token == nil)
  }

  @Test("A notification without demand is dropped")
  func respectsDemand() {
    let subscriber = ReluctantSubscriber<Notification, Never>()
    center.publisher(for: name).subscribe(subscriber)
    center.post(name: name, object: nil)
    subscriber.ask(for: .max(1))
    #expect(subscriber.values.isEmpty)
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(subscriber.values.count == 1)
    subscriber.cancel()
  }

  @Test("A subscriber can cancel during the delivery of a notification")
  func cancelsWhileDelivering() {
    var subscription: AnyCancellable?
    var count = 0
    subscription = center.publisher(for: name).sink { _ in
      count += 1
      subscription?.cancel()
    }
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("Publishers with the same center, name and object are equal")
  func equality() {
    let sender = NSObject()
    let publisher = center.publisher(for: name, object: sender)
    #expect(publisher == NotificationCenter.Publisher(center: center, name: name, object: sender))
    #expect(publisher != center.publisher(for: name))
    #expect(publisher != center.publisher(for: Notification.Name("other"), object: sender))
    #expect(publisher != NotificationCenter().publisher(for: name, object: sender))
  }

  @Test("Publishers of keyboard notifications merge into one stream")
  func keyboard() {
    let willShow = Notification.Name("willShow")
    let willHide = Notification.Name("willHide")
    let height = Publishers.Merge(
      center.publisher(for: willShow).map { ($0.userInfo?["height"] as? Double) ?? 0 },
      center.publisher(for: willHide).map { _ in 0 }
    ).eraseToAnyPublisher()
    let many = Publishers.MergeMany(center.publisher(for: willShow), center.publisher(for: willHide)).map(\.name)
    let heights = Recorder(height)
    let names = Recorder(many)
    center.post(name: willShow, object: nil, userInfo: ["height": 291.0])
    center.post(name: willHide, object: nil)
    #expect(heights.values == [291, 0])
    #expect(names.values == [willShow, willHide])
  }
}
