import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
struct AnnouncementTests {
  @Test func `A host receives the announcements that views post`() throws {
    let host = TestHost {
      Button("Save") { AccessibilityNotification.Announcement("Saved").post() }
    }
    #expect(host.announcements == [])
    try host.tap("Save")
    AccessibilityNotification.Announcement("Sent").post()
    AccessibilityNotification.Announcement("").post()
    #expect(host.announcements == ["Saved", "Sent"])
    host.close()
  }
}
