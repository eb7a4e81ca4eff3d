import SwiftUI
import UniformTypeIdentifiers

/// A letter that can be read from and written to a file by the desktop environment's dialogs.
struct FilesDemo: View {
  @State private var letter = Letter(text: "Dear harbor master,\nthe blue boat is ours.")
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var log = "Open a text file, or save this text."

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      TextEditor(text: $letter.text).textEditorStyle(.roundedBorder).frame(height: 121).panelWidth(230).accessibilityLabel("Letter")
      WrappingRow(spacing: 8) {
        Button("Open…", systemImage: "folder") { isOpening = true }
        Button("Save…", systemImage: "square.and.arrow.down") { isSaving = true }
      }
      .buttonStyle(.bordered)
      Text(log).font(.caption).foregroundStyle(.secondary).lineLimit(2).minimumScaleFactor(0.5).truncationMode(.middle).panelWidth(
        230, alignment: .leading
      )
      .accessibilityIdentifier("files-log")
    }
    .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
      do {
        let url = try result.get()
        letter.text = try String(contentsOf: url, encoding: .utf8)
        log = "Read \(url.lastPathComponent)"
      } catch {
        log = error.localizedDescription
      }
    }
    .fileExporter(isPresented: $isSaving, document: letter, contentType: .plainText, defaultFilename: "Letter") { result in
      switch result {
      case .success(let url): log = "Wrote \(url.lastPathComponent)"
      case .failure(let error): log = error.localizedDescription
      }
    }
  }
}

/// A document of plain text.
private struct Letter: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }

  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
}
