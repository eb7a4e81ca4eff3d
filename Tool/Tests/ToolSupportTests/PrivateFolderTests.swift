import Foundation
import Testing
import ToolSupport

@Suite("Private folders")
struct PrivateFolderTests {
  @Test("Nobody else enters it, and nothing of it is left")
  func life() throws {
    let folder = try PrivateFolder(files: ["a"])
    let (file, path) = (folder.path(of: "a"), (folder.path(of: "a") as NSString).deletingLastPathComponent)
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    folder.remove()
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
