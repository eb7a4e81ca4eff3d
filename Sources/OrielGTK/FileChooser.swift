import CGTK
import Foundation
import Oriel
import OrielModel
import UniformTypeIdentifiers

/// The system's file dialog: the portal's if there is one, otherwise GTK's. The object retains itself until the user has answered.
@MainActor
final class FileChooser: FileDialog {
  private let dialog: OpaquePointer
  private let completion: @MainActor ([URL]?) -> Void
  private lazy var signals = SignalConnections(owner: self)
  private var itself: FileChooser?

  private var native: UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkNativeDialog.self)
  }

  init(
    _ request: FileRequest, above window: UnsafeMutablePointer<GtkWidget>, completion: @escaping @MainActor ([URL]?) -> Void
  ) {
    let action: GtkFileChooserAction
    let title: BuiltInText
    switch request.kind {
    case .open(let several): (action, title) = (GTK_FILE_CHOOSER_ACTION_OPEN, several ? .openFiles : .openFile)
    case .folder: (action, title) = (GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, .chooseFolder)
    case .save: (action, title) = (GTK_FILE_CHOOSER_ACTION_SAVE, .saveFile)
    }
    self.completion = completion
    let parent = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    dialog = gtk_file_chooser_native_new(request.title ?? String(own: title), parent, action, request.confirmationLabel, nil)
    itself = self
    gtk_native_dialog_set_modal(native, 1)
    begin(request)
    let answered: @convention(c) @MainActor (UnsafeMutableRawPointer, gint, UnsafeMutableRawPointer) -> Void = {
      owner($2, as: FileChooser.self).finish($1)
    }
    signals.connect("response", of: UnsafeMutableRawPointer(dialog), to: answered)
    gtk_native_dialog_show(native)
  }

  private func begin(_ request: FileRequest) {
    switch request.kind {
    case .open(let several), .folder(let several): gtk_file_chooser_set_select_multiple(dialog, several ? 1 : 0)
    case .save(let name): gtk_file_chooser_set_current_name(dialog, name)
    }
    if let directory = request.directory, directory.isFileURL {
      let file = g_file_new_for_path(directory.path)
      gtk_file_chooser_set_current_folder(dialog, file, nil)
      if let file { g_object_unref(UnsafeMutableRawPointer(file)) }
    }
    if case .folder = request.kind { return }
    if let filter = FileFilter.make(for: request.types) {
      gtk_file_chooser_add_filter(dialog, filter)
      g_object_unref(UnsafeMutableRawPointer(filter))
    }
  }

  private func finish(_ response: gint) {
    let urls = response == GTK_RESPONSE_ACCEPT.rawValue ? chosen : []
    end()
    completion(urls.isEmpty ? nil : urls)
  }

  private var chosen: [URL] {
    guard let files = gtk_file_chooser_get_files(dialog) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    return (0..<g_list_model_get_n_items(files)).compactMap { index in
      guard let file = g_list_model_get_item(files, index) else { return nil }
      defer { g_object_unref(file) }
      guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }
  }

  func cancel() { if itself != nil { end() } }

  private func end() {
    signals.disconnectAll()
    gtk_native_dialog_hide(native)
    g_object_unref(UnsafeMutableRawPointer(dialog))
    // The current call still uses the object.
    DispatchQueue.main.async { [self] in MainActor.assumeIsolated { itself = nil } }
  }
}

/// The file filter of a dialog.
private enum FileFilter {
  /// The MIME patterns of types that represent a family and have no tags of their own.
  private static let families: [(type: UTType, mime: [String])] = [
    (.image, ["image/*"]), (.audio, ["audio/*"]), (.audiovisualContent, ["audio/*", "video/*"]), (.movie, ["video/*"]), (.text, ["text/*"]),
    (.font, ["font/*"]),
  ]

  /// Returns a filter for types, or `nil` if every file matches or the names of a type are unknown, as of a type of the app's own.
  static func make(for types: [UTType]) -> OpaquePointer? {
    guard !types.includeEveryFile, let filter = gtk_file_filter_new() else { return nil }
    var names: [String] = []
    for type in types {
      var mime = type.tags[.mimeType] ?? []
      if let family = families.first(where: { $0.type == type }) { mime += family.mime }
      let suffixes = type.tags[.filenameExtension] ?? []
      if mime.isEmpty, suffixes.isEmpty {
        g_object_unref(UnsafeMutableRawPointer(filter))
        return nil
      }
      names.append(mime.first.map(description) ?? suffixes[0])
      for name in mime { gtk_file_filter_add_mime_type(filter, name) }
      for suffix in suffixes { gtk_file_filter_add_suffix(filter, suffix) }
    }
    gtk_file_filter_set_name(filter, names.joined(separator: ", "))
    return filter
  }

  /// Returns the system's description of a MIME type in the user's language.
  private static func description(of mime: String) -> String {
    guard let type = g_content_type_from_mime_type(mime), let description = g_content_type_get_description(type) else { return mime }
    defer {
      g_free(type)
      g_free(description)
    }
    return String(cString: description)
  }
}
