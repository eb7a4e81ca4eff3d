import Foundation
import Oriel
import UniformTypeIdentifiers

extension View {
  /// Shows the desktop's dialog for a picture or a video while the binding is true. Once something is chosen the binding is false, and the selection has the item;
  /// where nothing is chosen the selection stays as it was. Mirrors PhotosUI's `photosPicker(isPresented:selection:matching:preferredItemEncoding:)`.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    photosDialog(isPresented: isPresented, filter: filter, limit: 1) { urls in
      selection.wrappedValue = urls.first.map { PhotosPickerItem(url: $0) }
    }
  }

  /// The same, with items that have identifiers. Mirrors PhotosUI's `photosPicker(isPresented:selection:matching:preferredItemEncoding:photoLibrary:)`.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosDialog(isPresented: isPresented, filter: filter, limit: 1) { urls in
      selection.wrappedValue = urls.first.map { PhotosPickerItem(url: $0, isIdentified: true) }
    }
  }

  /// The same for several pictures or videos, which take the place of those that were chosen before.
  ///
  /// Mirrors PhotosUI's `photosPicker(isPresented:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:)`.
  ///
  /// - Parameter maxSelectionCount: The most items; nil, 0 and less is any number. Dialogs can't count: of more that are chosen the first ones are taken, which a
  ///   message says once.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    photosDialog(isPresented: isPresented, filter: filter, limit: maxSelectionCount) { urls in
      selection.wrappedValue = urls.map { PhotosPickerItem(url: $0) }
    }
  }

  /// The same, with items that have identifiers.
  ///
  /// Mirrors PhotosUI's `photosPicker(isPresented:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:photoLibrary:)`.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosDialog(isPresented: isPresented, filter: filter, limit: maxSelectionCount) { urls in
      selection.wrappedValue = urls.map { PhotosPickerItem(url: $0, isIdentified: true) }
    }
  }

  /// - Parameter limit: Nil, 0 and less is any number.
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

/// What a picker asks of a file dialog, and takes of its answer.
private enum PhotosDialog {
  /// Never true where a filter shows nothing: without types a dialog would show everything.
  nonisolated static func guarded(_ isPresented: Binding<Bool>, types: [UTType]) -> Binding<Bool> {
    guard types.isEmpty else { return isPresented }
    return Binding {
      if isPresented.wrappedValue {
        Report.once("photos-filter", "The filter of a photos picker shows neither pictures nor videos; no dialog is shown.")
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
      Report.once("photos-types", "A photos picker was given files that its filter doesn't show; they aren't taken.")
    }
    if let limit, taken.count > limit {
      Report.once("photos-limit", "A photos picker takes \(limit) items, and more were chosen: it takes the first ones.")
      taken = Array(taken.prefix(limit))
    }
    return taken
  }
}
