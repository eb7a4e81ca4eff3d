import Foundation
import Testing
import os

@Suite("Signposts")
struct SignpostTests {
  @Test("Signposts aren't recorded, and their messages aren't evaluated")
  func disabled() {
    let log = OSLog(subsystem: "org.example.notes", category: .pointsOfInterest)
    #expect(!log.signpostsEnabled)
    var evaluations = 0
    func message() -> String {
      evaluations += 1
      return "x"
    }
    let id = OSSignpostID(log: log)
    os_signpost(.begin, log: log, name: "Load", signpostID: id, "%s", "Notes")
    os_signpost(.event, log: log, name: "Half")
    os_signpost(.end, log: log, name: "Load", signpostID: id)
    let signposter = OSSignposter(subsystem: "org.example.notes", category: "Sync")
    let interval = signposter.beginInterval("Sync", id: signposter.makeSignpostID(), "\(message())")
    signposter.emitEvent("Half", "\(message())")
    signposter.endInterval("Sync", interval)
    #expect(!signposter.isEnabled && evaluations == 0)
  }

  @Test("A closure within an interval runs and returns its value")
  func closure() throws {
    struct Mistake: Error {}
    #expect(OSSignposter().withIntervalSignpost("Sum") { 1 + 2 } == 3)
    #expect(throws: Mistake.self) { try OSSignposter.disabled.withIntervalSignpost("Sum") { throw Mistake() } }
  }

  @Test("Identifiers differ from each other, and those of one object don't")
  func identifiers() {
    let log = OSLog.default
    #expect(OSSignpostID(log: log) != OSSignpostID(log: log) && OSSignpostID(log: log) != .exclusive)
    let object = NSObject()
    #expect(OSSignpostID(log: log, object: object) == OSSignpostID(log: log, object: object))
  }

  @Test("A process has no Mach-O images")
  func images() {
    #expect(_dyld_image_count() == 0 && _dyld_get_image_name(0) == nil && _dyld_get_image_header(0) == nil)
  }
}
