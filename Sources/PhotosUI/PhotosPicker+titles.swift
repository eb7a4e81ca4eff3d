import Foundation
import Oriel

nonisolated extension PhotosPicker where Label == Text {
  /// Creates a picker of one item, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      filter: filter, limit: 1, label: Text(titleKey), take: Self.taking(into: selection, isIdentified: false))
  }

  /// Creates a picker of one item with an identifier, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      filter: filter, limit: 1, label: Text(titleKey), take: Self.taking(into: selection, isIdentified: true))
  }

  /// Creates a picker of several items, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      filter: filter, limit: maxSelectionCount, label: Text(titleKey), take: Self.taking(into: selection, isIdentified: false))
  }

  /// Creates a picker of several items with identifiers, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      filter: filter, limit: maxSelectionCount, label: Text(titleKey), take: Self.taking(into: selection, isIdentified: true))
  }

  /// Creates a picker of one item, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      filter: filter, limit: 1, label: Text(title), take: Self.taking(into: selection, isIdentified: false))
  }

  /// Creates a picker of one item with an identifier, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      filter: filter, limit: 1, label: Text(title), take: Self.taking(into: selection, isIdentified: true))
  }

  /// Creates a picker of several items, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      filter: filter, limit: maxSelectionCount, label: Text(title), take: Self.taking(into: selection, isIdentified: false))
  }

  /// Creates a picker of several items with identifiers, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      filter: filter, limit: maxSelectionCount, label: Text(title), take: Self.taking(into: selection, isIdentified: true))
  }

  /// Creates a picker of one item, with a title from a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      filter: filter, limit: 1, label: Text(titleResource), take: Self.taking(into: selection, isIdentified: false))
  }

  /// Creates a picker of one item with an identifier, with a title from a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      filter: filter, limit: 1, label: Text(titleResource), take: Self.taking(into: selection, isIdentified: true))
  }

  /// Creates a picker of several items, with a title from a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      filter: filter, limit: maxSelectionCount, label: Text(titleResource), take: Self.taking(into: selection, isIdentified: false))
  }

  /// Creates a picker of several items with identifiers, with a title from a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      filter: filter, limit: maxSelectionCount, label: Text(titleResource), take: Self.taking(into: selection, isIdentified: true))
  }
}
