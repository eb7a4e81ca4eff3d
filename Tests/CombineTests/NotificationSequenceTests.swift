import Combine
import Foundation
import Testing

@Suite("Notification sequences")
struct NotificationSequenceTests {
  @Test("An iterator receives the notifications that its sender posts after its creation")
  func arrives() async {
    let center = NotificationCenter()
    let name = Notification.Name("sample")
    let sender = NSObject()
    center.post(name: name, object: sender, userInfo: ["height": 1])
    var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["height": 2])
    center.post(name: Notification.Name("other"), object: sender, userInfo: ["height": 3])
    center.post(name: name, object: sender, userInfo: ["height": 4])
    center.post(name: name, object: sender, userInfo: ["height": 5])
    let heights = [await iterator.next(), await iterator.next()].map { $0?.userInfo?["height"] as? Int }
    #expect(heights == [4, 5])
  }

  @MainActor
  @Test("A loop over notifications on the main actor ends when its task is canceled")
  func ends() async {
    let task = Task { @MainActor in
      for await notification in NotificationCenter.default.notifications(named: Notification.Name("sequence that ends")) {
        return notification.name.rawValue
      }
      return "ended"
    }
    task.cancel()
    #expect(await task.value == "ended")
  }
}
