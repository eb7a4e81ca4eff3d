import Foundation
import Oriel

/// A button that has somebody choose pictures or videos, by the desktop's own dialog for files. Mirrors PhotosUI's `PhotosPicker`.
///
/// A selection stays as it was where nothing is chosen. The dialog doesn't show what was chosen before.
nonisolated public struct PhotosPicker<Label: View>: View {
  private let filter: PHPickerFilter?
  private let limit: Int?
  private let take: ([URL]) -> Void
  private let label: Label
  @State private var isPresented = false

  init(filter: PHPickerFilter?, limit: Int?, label: Label, take: @escaping ([URL]) -> Void) {
    self.filter = filter
    self.limit = limit
    self.label = label
    self.take = take
  }

  @MainActor public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .photosDialog(isPresented: $isPresented, filter: filter, limit: limit, finish: take)
  }

  /// A picker of one item.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(filter: filter, limit: 1, label: label(), take: Self.taking(into: selection, isIdentified: false))
  }

  /// A picker of one item, which has an identifier.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.init(filter: filter, limit: 1, label: label(), take: Self.taking(into: selection, isIdentified: true))
  }

  /// A picker of several items, which take the place of those that were chosen before.
  ///
  /// - Parameter maxSelectionCount: The most items; nil, 0 and less is any number. Dialogs can't count: of more that are chosen the first ones are taken.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(filter: filter, limit: maxSelectionCount, label: label(), take: Self.taking(into: selection, isIdentified: false))
  }

  /// A picker of several items, which have identifiers.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(filter: filter, limit: maxSelectionCount, label: label(), take: Self.taking(into: selection, isIdentified: true))
  }

  static func taking(into selection: Binding<PhotosPickerItem?>, isIdentified: Bool) -> ([URL]) -> Void {
    { urls in selection.wrappedValue = urls.first.map { PhotosPickerItem(url: $0, isIdentified: isIdentified) } }
  }

  static func taking(into selection: Binding<[PhotosPickerItem]>, isIdentified: Bool) -> ([URL]) -> Void {
    { urls in selection.wrappedValue = urls.map { PhotosPickerItem(url: $0, isIdentified: isIdentified) } }
  }
}
