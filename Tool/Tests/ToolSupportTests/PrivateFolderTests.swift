import Foundation
import Testing
import ToolSupport

@Suite("Private folders")
struct PrivateFolderTests {
  @Test("A private folder is accessible to the user only and is removed with its content")
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
