import Foundation
import Oriel
import OrielTesting
import Testing
import UniformTypeIdentifiers

@testable import PhotosUI

@MainActor
@Suite("Photos picker")
struct PickerTests {
  /// A folder for files of a test.
  private struct Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    func file(_ name: String, _ bytes: [UInt8] = [1, 2, 3]) throws -> URL {
      let file = url.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      return file
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
  }

  private struct One: View {
    var filter: PHPickerFilter?
    var library: PHPhotoLibrary?
    @State private var item: PhotosPickerItem?
    @State private var count = 0

    var body: some View {
      VStack {
        if let library {
          PhotosPicker("Pick", selection: $item, matching: filter, photoLibrary: library)
        } else {
          PhotosPicker("Pick", selection: $item, matching: filter)
        }
        Text(verbatim: item.map { "\($0.url.lastPathComponent) \($0.itemIdentifier == nil ? "nameless" : "named")" } ?? "nothing")
        Text(verbatim: "\(count) changes")
      }
      .onChange(of: item) { count += 1 }
    }
  }

  private struct Several: View {
    var limit: Int?
    @State private var items: [PhotosPickerItem] = []
    @State private var isPresented = false

    var body: some View {
      VStack {
        PhotosPicker(selection: $items, maxSelectionCount: limit, matching: .any(of: [.images, .videos])) { Text("Pick several") }
        Button("Open") { isPresented = true }
        Text(verbatim: items.map(\.url.lastPathComponent).joined(separator: " "))
        Text(verbatim: isPresented ? "open" : "closed")
      }
      .photosPicker(isPresented: $isPresented, selection: $items, maxSelectionCount: limit, matching: .images)
    }
  }

  @Test("A click opens the file dialog for the filter's types, and the selection is the chosen file")
  func one() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let host = TestHost { One(filter: .images) }
    try host.tap("Pick")
    let question = try #require(host.fileDialog)
    #expect(question.kind == .open(several: false) && question.contentTypes == [.image])
    try host.choose(folder.file("a.png"))
    _ = try host.find("a.png nameless")
    _ = try host.find("1 changes")
    try host.tap("Pick")
    try host.cancelFileDialog()
    _ = try host.find("a.png nameless")
    try host.tap("Pick")
    try host.choose(folder.file("b.jpg"))
    _ = try host.find("b.jpg nameless")
    try host.tap("Pick")
    try host.choose(folder.file("c.mp4"))
    _ = try host.find("b.jpg nameless")
    _ = try host.find("2 changes")
  }

  @Test("Without a filter the picker shows images and videos, and with a library items have identifiers")
  func library() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let host = TestHost { One(library: .shared()) }
    try host.tap("Pick")
    #expect(host.fileDialog?.contentTypes == [.image, .movie])
    try host.choose(folder.file("a.mp4"))
    _ = try host.find("a.mp4 named")
  }

  @Test("An empty filter opens no dialog")
  func nothing() throws {
    let host = TestHost { One(filter: .all(of: [.images, .videos])) }
    try host.tap("Pick")
    #expect(host.fileDialog == nil)
  }

  @Test("Several files can be chosen, and those beyond the limit are dropped")
  func several() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let host = TestHost { Several(limit: 2) }
    try host.tap("Pick several")
    #expect(host.fileDialog?.kind == .open(several: true) && host.fileDialog?.contentTypes == [.image, .movie])
    try host.choose(folder.file("a.png"), folder.file("b.txt"), folder.file("c.mov"), folder.file("d.png"))
    _ = try host.find("a.png c.mov")
    try host.tap("Open")
    _ = try host.find("open")
    #expect(host.fileDialog?.contentTypes == [.image])
    try host.choose(folder.file("e.png"))
    _ = try host.find("e.png")
    _ = try host.find("closed")
    let single = TestHost { Several(limit: 1) }
    try single.tap("Pick several")
    #expect(single.fileDialog?.kind == .open(several: false))
    for limit in [nil, 0, -3] as [Int?] {
      let unlimited = TestHost { Several(limit: limit) }
      try unlimited.tap("Pick several")
      #expect(unlimited.fileDialog?.kind == .open(several: true))
    }
  }

  // MARK: Items

  private struct Length: Transferable, Equatable {
    let count: Int

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .image) { data in
        guard !data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
        return Length(count: data.count)
      }
    }
  }

  private struct Movie: Transferable {
    let bytes: Data

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .movie) { _ in
        SentTransferredFile(URL(fileURLWithPath: "/dev/null"))
      } importing: {
        Movie(bytes: try Data(contentsOf: $0.file))
      }
    }
  }

  @Test("An item loads as data, as a Transferable value or as a file, and as nil for a type that doesn't accept it")
  func loading() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let (picture, movie) = (PhotosPickerItem(url: try folder.file("a.png")), PhotosPickerItem(url: try folder.file("b.mp4", [7])))
    #expect(picture.supportedContentTypes == [.png] && movie.supportedContentTypes.first?.conforms(to: .movie) == true)
    #expect(PhotosPickerItem(url: try folder.file("nothing")).supportedContentTypes == [.data])
    #expect(try await picture.loadTransferable(type: Data.self) == Data([1, 2, 3]))
    #expect(try await picture.loadTransferable(type: Length.self) == Length(count: 3))
    let dot = try #require(
      Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="))
    let image = PhotosPickerItem(url: try folder.file("dot.png", [UInt8](dot)))
    #expect(try await image.loadTransferable(type: Image.self) != nil)
    #expect(try await movie.loadTransferable(type: Movie.self)?.bytes == Data([7]))
    #expect(try await movie.loadTransferable(type: Length.self) == nil)
    #expect(try await picture.loadTransferable(type: Movie.self) == nil)
    let empty = PhotosPickerItem(url: try folder.file("empty.png", []))
    await #expect(throws: CocoaError.self) { try await empty.loadTransferable(type: Length.self) }
    let gone = PhotosPickerItem(url: folder.url.appendingPathComponent("gone.png"))
    await #expect(throws: (any Error).self) { try await gone.loadTransferable(type: Data.self) }
  }

  @Test("The completion handler is called once, and loading has a progress")
  func handler() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let item = PhotosPickerItem(url: try folder.file("a.png"))
    let data = await withCheckedContinuation { continuation in
      item.loadTransferable(type: Data.self) { continuation.resume(returning: try? $0.get()) }
    }
    #expect(data == Data([1, 2, 3]))
    let none = await withCheckedContinuation { continuation in
      let progress = item.loadTransferable(type: Movie.self) { result in
        if case .success(nil) = result { continuation.resume(returning: true) } else { continuation.resume(returning: false) }
      }
      #expect(progress.totalUnitCount == 1)
    }
    #expect(none)
  }

  @Test("An identifier finds its item again, including unusual file names")
  func identifiers() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let item = PhotosPickerItem(url: try folder.file("ä b%20#.png"), isIdentified: true)
    let identifier = try #require(item.itemIdentifier)
    let again = PhotosPickerItem(itemIdentifier: identifier)
    #expect(again == item && again.itemIdentifier == identifier && Set([item, again]).count == 1)
    #expect(try await again.loadTransferable(type: Data.self)?.count == 3)
    let odd = PhotosPickerItem(itemIdentifier: "no file of any kind")
    await #expect(throws: (any Error).self) { try await odd.loadTransferable(type: Data.self) }
  }
}
