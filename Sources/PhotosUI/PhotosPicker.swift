import Foundation
import Oriel

/// A button that presents the desktop environment's file dialog for pictures and videos. Mirrors PhotosUI's `PhotosPicker`.
///
/// The selection is unchanged if the user chooses nothing. The dialog doesn't show the current selection.
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

  /// Creates a picker of one item.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(filter: filter, limit: 1, label: label(), take: Self.taking(into: selection, isIdentified: false))
  }

  /// Creates a picker of one item with an identifier.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.init(filter: filter, limit: 1, label: label(), take: Self.taking(into: selection, isIdentified: true))
  }

  /// Creates a picker of several items, which replace the previous selection.
  ///
  /// - Parameter maxSelectionCount: The maximum number of items, or `nil`, 0 or a negative number for no limit. File dialogs have no limit,
  ///   so excess items are dropped from the end.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(filter: filter, limit: maxSelectionCount, label: label(), take: Self.taking(into: selection, isIdentified: false))
  }

  /// Creates a picker of several items with identifiers.
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
