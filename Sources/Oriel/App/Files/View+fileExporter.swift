import Foundation
import OrielModel
import UniformTypeIdentifiers

extension View {
  /// Shows the desktop's dialog for saving while the binding is true, and writes the document to the place that is chosen. The binding is
  /// false then, and the action gets the file's place, or the error. Where nothing is chosen the binding is false alone.
  ///
  /// A name without an extension gets the type's. Without a document no dialog is shown, which is reported once. Mirrors SwiftUI's
  /// `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(isPresented, document.map { FileExport($0, types: [contentType]) }, named: defaultFilename, onCompletion)
  }

  /// The same for a document that is an object. Mirrors SwiftUI's
  /// `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(isPresented, document.map { FileExport($0, types: [contentType]) }, named: defaultFilename, onCompletion)
  }

  /// The same for one of several types: the extension of the name that is chosen tells which. Without types it is those that the document
  /// can be written as. Mirrors SwiftUI's `fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)`.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileExporter(isPresented, document.map { FileExport($0, types: contentTypes) }, named: defaultFilename, onCompletion, onCancellation)
  }

  /// Mirrors SwiftUI's `fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)`.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileExporter(isPresented, document.map { FileExport($0, types: contentTypes) }, named: defaultFilename, onCompletion, onCancellation)
  }

  /// The same for a value that has a form of one of the types; without types, of any. Mirrors SwiftUI's
  /// `fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)`.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExporter(isPresented, item.map { FileExport($0, types: contentTypes) }, named: defaultFilename, onCompletion, onCancellation)
  }

  /// Writes several documents into the folder that is chosen, each by the name that its file wants to have. Mirrors SwiftUI's
  /// `fileExporter(isPresented:documents:contentType:onCompletion:)`.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(isPresented, all: documents.map { FileExport($0, types: [contentType]) }, onCompletion)
  }

  /// Mirrors SwiftUI's `fileExporter(isPresented:documents:contentType:onCompletion:)`.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(isPresented, all: documents.map { FileExport($0, types: [contentType]) }, onCompletion)
  }

  /// Mirrors SwiftUI's `fileExporter(isPresented:items:contentTypes:onCompletion:onCancellation:)`.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    fileExporter(isPresented, all: items.map { FileExport($0, types: contentTypes) }, onCompletion, onCancellation)
  }

  /// Shows the desktop's dialog for choosing a folder while the binding is true, and moves the file there. Mirrors SwiftUI's
  /// `fileMover(isPresented:file:onCompletion:)`.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Mirrors SwiftUI's `fileMover(isPresented:file:onCompletion:onCancellation:)`.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [], onCompletion: { onCompletion($0.map { $0[0] }) },
      onCancellation: onCancellation)
  }

  /// Mirrors SwiftUI's `fileMover(isPresented:files:onCompletion:)`.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Mirrors SwiftUI's `fileMover(isPresented:files:onCompletion:onCancellation:)`.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    return fileDialog(isPresented: isPresented) { _ in
      files.isEmpty ? nil : FileRequest(.folder(several: false))
    } finish: { urls in
      guard let folder = urls?.first else { return onCancellation() }
      onCompletion(
        Result {
          try files.map { file in
            let url = folder.appendingPathComponent(file.lastPathComponent)
            if url.path != file.path { try FileManager.default.moveItem(at: file, to: url) }
            return url
          }
        })
    }
  }

  nonisolated private func fileExporter(
    _ isPresented: Binding<Bool>, _ export: FileExport?, named name: String?, _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
    _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let name = name ?? String(own: .untitled)
    return fileDialog(isPresented: isPresented) { _ in
      guard let export else { return nil }
      var request = FileRequest(.save(name: export.types.named(name)))
      request.types = export.types
      return request
    } finish: { urls in
      guard let export, let url = urls?.first else { return onCancellation() }
      report(to: onCompletion) { try await export.write(to: url, isFolder: false, name: name) }
    }
  }

  nonisolated private func fileExporter(
    _ isPresented: Binding<Bool>, all exports: [FileExport], _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDialog(isPresented: isPresented) { _ in
      exports.isEmpty ? nil : FileRequest(.folder(several: false))
    } finish: { urls in
      guard let folder = urls?.first else { return onCancellation() }
      report(to: onCompletion) {
        var written: [URL] = []
        for export in exports { written.append(try await export.write(to: folder, isFolder: true, name: String(own: .untitled))) }
        return written
      }
    }
  }
}

/// Runs the work on the main actor and says what came of it.
nonisolated private func report<Value>(
  to completion: @escaping (Result<Value, any Error>) -> Void, _ work: @escaping @MainActor () async throws -> Value
) {
  // A view's closure, which is called on the main actor alone: SwiftUI's signature can't say so.
  nonisolated(unsafe) let completion = completion
  Task { @MainActor in
    do { completion(.success(try await work())) } catch { completion(.failure(error)) }
  }
}
