import Foundation
import Oriel
import Testing

@testable import UserNotifications

@Suite("Notification content")
struct ContentTests {
  @Test("A request copies its content at its creation")
  func copies() {
    let content = UNMutableNotificationContent()
    (content.title, content.subtitle, content.body, content.badge) = ("Title", "Subtitle", "Body", 3)
    (content.categoryIdentifier, content.threadIdentifier, content.interruptionLevel) = ("category", "thread", .timeSensitive)
    content.userInfo = ["id": 7]
    content.sound = .default
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "Another"
    #expect(request.content.title == "Title" && request.content.subtitle == "Subtitle" && request.content.body == "Body")
    #expect(request.content.badge == 3 && request.content.userInfo["id"] as? Int == 7 && request.content.sound == .default)
    #expect(request.content.categoryIdentifier == "category" && request.content.threadIdentifier == "thread")
    #expect(request.content.interruptionLevel == .timeSensitive)
    #expect(!(request.content is UNMutableNotificationContent))
    let copy = request.content.mutableCopy() as? UNMutableNotificationContent
    #expect(copy == request.content)
    copy?.body = "Other"
    #expect(copy != request.content && request.content.body == "Body")
    #expect(request.content.copy() as? UNNotificationContent == request.content)
  }

  @Test("Requests are equal if their parts are equal")
  func equality() {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    #expect(request("a", trigger) == request("a", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
    #expect(request("a", trigger) != request("b", trigger))
    #expect(request("a", trigger) != request("a", UNTimeIntervalNotificationTrigger(timeInterval: 6, repeats: false)))
    #expect(request("a", trigger) != request("a", title: "Other", trigger))
    #expect(UNNotificationSound(named: UNNotificationSoundName("a")) != UNNotificationSound.default)
    let action = UNNotificationAction(identifier: "a", title: "A", options: [])
    let category = UNNotificationCategory(identifier: "c", actions: [action], intentIdentifiers: [])
    #expect(Set([category, UNNotificationCategory(identifier: "c", actions: [action], intentIdentifiers: [])]).count == 1)
    #expect(category != UNNotificationCategory(identifier: "c", actions: [], intentIdentifiers: []))
  }

  @Test("An attachment is a readable picture file")
  func attachments() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attachments-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (picture, text) = (folder.appendingPathComponent("a.png"), folder.appendingPathComponent("a.txt"))
    for file in [picture, text] { try Data([1]).write(to: file) }
    let attachment = try UNNotificationAttachment(identifier: "own", url: picture, options: nil)
    #expect(attachment.identifier == "own" && attachment.url == picture && attachment.type == "public.png")
    #expect(try !UNNotificationAttachment(identifier: "", url: picture).identifier.isEmpty)
    func code(_ url: URL, _ options: [AnyHashable: Any]? = nil) -> UNError.Code? {
      do { _ = try UNNotificationAttachment(identifier: "", url: url, options: options) } catch { return (error as? UNError)?.code }
      return nil
    }
    #expect(code(text) == .attachmentUnrecognizedType)
    #expect(code(text, [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"]) == nil)
    #expect(code(folder.appendingPathComponent("none.png")) == .attachmentInvalidURL)
    #expect(code(folder) == .attachmentInvalidURL)
    #expect(code(URL(string: "https://example.com/a.png")!) == .attachmentInvalidURL)
    let error = UNError(.notificationsNotAllowed) as any Error as NSError
    #expect(error.domain == UNErrorDomain && error.code == 1)
  }

  @Test("A localized string substitutes its arguments, and missing ones are empty")
  func localizedText() {
    #expect(NSString.localizedUserNotificationString(forKey: "%@ is %@", arguments: ["Tea", 3]) == "Tea is 3")
    #expect(NSString.localizedUserNotificationString(forKey: "%@ is %@", arguments: ["Tea"]) == "Tea is ")
    #expect(NSString.localizedUserNotificationString(forKey: "Plain", arguments: ["Tea"]) == "Plain")
    #expect(NSString.localizedUserNotificationString(forKey: "%@", arguments: nil) == "%@")
  }
}
