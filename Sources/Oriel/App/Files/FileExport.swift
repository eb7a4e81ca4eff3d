import Foundation
import UniformTypeIdentifiers

/// A document or another value to be exported as a file.
nonisolated struct FileExport {
  /// The types in order of preference. Empty permits any type.
  let types: [UTType]
  /// The closure that creates the file in one of the types.
  let make: @MainActor (UTType) async throws -> FileWrapper

  init<D: FileDocument>(_ document: D, types: [UTType]) {
    self.init(types: types, writable: D.writableContentTypes) {
      try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: $0, existingFile: nil))
    }
  }

  init<D: ReferenceFileDocument>(_ document: D, types: [UTType]) {
    self.init(types: types, writable: D.writableContentTypes) {
      try document.fileWrapper(
        snapshot: document.snapshot(contentType: $0),
        configuration: FileDocumentWriteConfiguration(contentType: $0, existingFile: nil))
    }
  }

  init<T: Transferable>(_ item: T, types: [UTType]) {
    let forms = T.forms.filter { $0.exporting != nil }
    self.init(types: types, writable: forms.map(\.type)) { type in
      guard let write = (forms.first { $0.type == type } ?? forms.first { $0.type.conforms(to: type) })?.exporting else {
        throw CocoaError(.featureUnsupported)
      }
      return FileWrapper(regularFileWithContents: try await write(item))
    }
  }

  private init(types: [UTType], writable: [UTType], make: @escaping @MainActor (UTType) async throws -> FileWrapper) {
    self.types = types.isEmpty ? writable : types
    self.make = make
  }

  /// Writes the file to the chosen location, or into the chosen folder, and returns the URL of the file.
  @MainActor func write(to place: URL, isFolder: Bool, name: String) async throws -> URL {
    let chosen = isFolder ? nil : types.place(place)
    let file = try await make(types.type(of: chosen ?? URL(fileURLWithPath: types.named(name))))
    let url = chosen ?? place.firstFree(types.named(file.preferredFilename ?? file.filename ?? name))
    try file.write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }
}
