import Foundation
import Testing
import ToolSupport

@testable import OrielTool

@Suite("Window pictures")
struct WindowPictureTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  @Test("An unwritable file and an invalid time are refused before the build")
  func refused() throws {
    let folder = work.folder.path
    #expect(throws: Failure("\"\(folder)\" can't be the picture's name: specify a file, such as window.png.")) { try WindowPicture(folder) }
    #expect(throws: Failure("\"\" can't be the picture's name: specify a file, such as window.png.")) { try WindowPicture("") }
    #expect(throws: Failure("/nowhere isn't a writable folder: choose another one for the picture.")) {
      try WindowPicture("/nowhere/a.png")
    }
    for seconds in ["soon", "-1", "nan", "1e9"] {
      #expect(throws: Failure("ORIEL_TRY_SECONDS is \"\(seconds)\": it must be a number of seconds, up to 3600.")) {
        try WindowPicture("\(folder)/a.png", environment: ["ORIEL_TRY_SECONDS": seconds])
      }
    }
  }

  @Test(
    "A program that ends or opens no window has no picture, and the reason is reported",
    .enabled(if: WindowPicture.tools.allSatisfy { Command.exists($0.0) }),
    arguments: [
      (["-c", "exit 3"], "The app ended with status 3 before its picture was taken."),
      (["-c", "exec sleep 100"], "The app had no window after 0.5 seconds: set ORIEL_TRY_SECONDS=20 in the environment to wait longer."),
    ])
  func missing(_ arguments: [String], _ sentence: String) throws {
    let picture = try WindowPicture("\(work.folder.path)/a.png", environment: ["ORIEL_TRY_SECONDS": "0.5"])
    #expect(throws: WindowPicture.Missing(description: sentence)) { try picture.take(of: Command("sh", arguments)) }
    #expect(try work.content().isEmpty)
  }
}
