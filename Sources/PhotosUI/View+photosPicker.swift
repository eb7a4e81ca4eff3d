import Foundation
import Oriel
import UniformTypeIdentifiers

extension View {
  /// Presents the desktop environment's file dialog for a picture or a video while a binding is `true`. Mirrors PhotosUI's
  /// `photosPicker(isPresented:selection:matching:preferredItemEncoding:)`.
  ///
  /// After a choice, the binding is `false` and the selection is the item. The selection is unchanged if the user chooses nothing.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    photosDialog(isPresented: isPresented, filter: filter, limit: 1) { urls in
      selection.wrappedValue = urls.first.map { PhotosPickerItem(url: $0) }
    }
  }

  /// Presents the file dialog for a picture or a video with an identifier while a binding is `true`. Mirrors PhotosUI's
  /// `photosPicker(isPresented:selection:matching:preferredItemEncoding:photoLibrary:)`.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosDialog(isPresented: isPresented, filter: filter, limit: 1) { urls in
      selection.wrappedValue = urls.first.map { PhotosPickerItem(url: $0, isIdentified: true) }
    }
  }

  /// Presents the file dialog for several pictures or videos, which replace the previous selection, while a binding is `true`.
  ///
  /// Mirrors PhotosUI's `photosPicker(isPresented:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:)`.
  ///
  /// - Parameter maxSelectionCount: The maximum number of items, or `nil`, 0 or a negative number for no limit. File dialogs have no limit,
  ///   so excess items are dropped from the end, and reported.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    photosDialog(isPresented: isPresented, filter: filter, limit: maxSelectionCount) { urls in
      selection.wrappedValue = urls.map { PhotosPickerItem(url: $0) }
    }
  }

  /// Presents the file dialog for several pictures or videos with identifiers, which replace the previous selection, while a binding is
  /// `true`.
  ///
  /// Mirrors PhotosUI's
  /// `photosPicker(isPresented:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:photoLibrary:)`.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosDialog(isPresented: isPresented, filter: filter, limit: maxSelectionCount) { urls in
      selection.wrappedValue = urls.map { PhotosPickerItem(url: $0, isIdentified: true) }
    }
  }

  /// Presents the file dialog.
  ///
  /// - Parameter limit: The maximum number of files, or `nil`, 0 or a negative number for no limit.
  nonisolated func photosDialog(
    isPresented: Binding<Bool>, filter: PHPickerFilter?, limit: Int?, finish: @escaping ([URL]) -> Void
  ) -> some View {
    let limit = limit.flatMap { $0 > 0 ? $0 : nil }
    let types = PHPickerFilter.kinds(filter).map(\.type)
    return fileImporter(
      isPresented: PhotosDialog.guarded(isPresented, types: types), allowedContentTypes: types, allowsMultipleSelection: limit != 1
    ) { result in
      guard case .success(let urls) = result else { return }
      let taken = PhotosDialog.taken(urls, types: types, limit: limit)
      if !taken.isEmpty { finish(taken) }
    }
  }
}

/// Conversions between a picker and the file dialog.
private enum PhotosDialog {
  /// Returns a binding that is never `true` if the filter matches no type, because a dialog without types would show all files.
  nonisolated static func guarded(_ isPresented: Binding<Bool>, types: [UTType]) -> Binding<Bool> {
    guard types.isEmpty else { return isPresented }
    return Binding {
      if isPresented.wrappedValue {
        Report.once("photos-filter", "The filter of a photos picker matches neither images nor videos; no dialog is shown.")
      }
      return false
    } set: {
      isPresented.wrappedValue = $0
    }
  }

  nonisolated static func taken(_ urls: [URL], types: [UTType], limit: Int?) -> [URL] {
    var taken = urls.filter { url in
      let type = UTType(filenameExtension: url.pathExtension)
      return types.contains { type?.conforms(to: $0) == true }
    }
    if taken.count < urls.count {
      Report.once("photos-types", "The user selected files that the filter of a photos picker doesn't match; they are ignored.")
    }
    if let limit, taken.count > limit {
      Report.once(
        "photos-limit", "The user selected more than the \(limit) items of a photos picker's limit; only the first ones are used.")
      taken = Array(taken.prefix(limit))
    }
    return taken
  }
}
