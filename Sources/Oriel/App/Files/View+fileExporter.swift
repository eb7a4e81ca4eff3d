import Foundation
import OrielModel
import UniformTypeIdentifiers

extension View {
  /// Presents the desktop environment's save dialog while the binding is true, and writes the document to the chosen location. The binding
  /// is then set to false, and the action receives the URL of the file, or the error. If the user cancels, only the binding is set.
  ///
  /// A name without an extension receives that of the content type. Without a document no dialog is shown, which is reported once. Mirrors
  /// SwiftUI's `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(isPresented, document.map { FileExport($0, types: [contentType]) }, named: defaultFilename, onCompletion)
  }

  /// Presents a save dialog for a document that is an object. Mirrors SwiftUI's
  /// `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(isPresented, document.map { FileExport($0, types: [contentType]) }, named: defaultFilename, onCompletion)
  }

  /// Presents a save dialog for a document that is written as one of several types.
  ///
  /// The extension of the chosen name selects the type. An empty `contentTypes` stands for the document's writable types. Mirrors SwiftUI's
  /// `fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)`.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileExporter(isPresented, document.map { FileExport($0, types: contentTypes) }, named: defaultFilename, onCompletion, onCancellation)
  }

  /// Presents a save dialog for a document that is an object and is written as one of several types. Mirrors SwiftUI's
  /// `fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)`.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileExporter(isPresented, document.map { FileExport($0, types: contentTypes) }, named: defaultFilename, onCompletion, onCancellation)
  }

  /// Presents a save dialog for a value with a transfer representation of one of the types. An empty `contentTypes` permits all of its
  /// types. Mirrors SwiftUI's `fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)`.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExporter(isPresented, item.map { FileExport($0, types: contentTypes) }, named: defaultFilename, onCompletion, onCancellation)
  }

  /// Presents a dialog for a folder, and writes several documents into it, each by the preferred name of its file. Mirrors SwiftUI's
  /// `fileExporter(isPresented:documents:contentType:onCompletion:)`.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(isPresented, all: documents.map { FileExport($0, types: [contentType]) }, onCompletion)
  }

  /// Presents a dialog for a folder, and writes several documents that are objects into it. Mirrors SwiftUI's
  /// `fileExporter(isPresented:documents:contentType:onCompletion:)`.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(isPresented, all: documents.map { FileExport($0, types: [contentType]) }, onCompletion)
  }

  /// Presents a dialog for a folder, and writes several values into it. Mirrors SwiftUI's
  /// `fileExporter(isPresented:items:contentTypes:onCompletion:onCancellation:)`.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    fileExporter(isPresented, all: items.map { FileExport($0, types: contentTypes) }, onCompletion, onCancellation)
  }

  /// Presents the desktop environment's folder dialog while the binding is true, and moves the file to the chosen folder. Mirrors SwiftUI's
  /// `fileMover(isPresented:file:onCompletion:)`.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents a dialog for a folder, and moves the file there. Mirrors SwiftUI's
  /// `fileMover(isPresented:file:onCompletion:onCancellation:)`.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [], onCompletion: { onCompletion($0.map { $0[0] }) },
      onCancellation: onCancellation)
  }

  /// Presents a dialog for a folder, and moves several files there. Mirrors SwiftUI's `fileMover(isPresented:files:onCompletion:)`.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents a dialog for a folder, and moves several files there. Mirrors SwiftUI's
  /// `fileMover(isPresented:files:onCompletion:onCancellation:)`.
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

/// Runs work on the main actor, and passes its result to the completion.
nonisolated private func report<Value>(
  to completion: @escaping (Result<Value, any Error>) -> Void, _ work: @escaping @MainActor () async throws -> Value
) {
  // The closure is a view's, and is called on the main actor only. SwiftUI's signature can't express this.
  nonisolated(unsafe) let completion = completion
  Task { @MainActor in
    do { completion(.success(try await work())) } catch { completion(.failure(error)) }
  }
}
