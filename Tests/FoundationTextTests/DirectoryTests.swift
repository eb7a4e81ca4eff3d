import Foundation
import FoundationText
import Testing

struct DirectoryTests {
  @Test func `The user's folders have URLs`() {
    let folders: [URL] = [
      .documentsDirectory, .desktopDirectory, .downloadsDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory,
      .sharedPublicDirectory, .applicationSupportDirectory, .cachesDirectory, .libraryDirectory,
    ]
    #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") && $0.hasDirectoryPath })
    #expect(URL.cachesDirectory == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    #expect(URL.documentsDirectory.appending(path: "notes.txt").lastPathComponent == "notes.txt")
  }
}
