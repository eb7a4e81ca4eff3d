import Foundation
import Oriel

nonisolated extension PhotosPicker where Label == Text {
  /// A picker of one item, with a title by a key of a string table.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      filter: filter, limit: 1, label: Text(titleKey), take: Self.taking(into: selection, isIdentified: false))
  }

  /// A picker of one item, with an identifier, with a title by a key of a string table.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      filter: filter, limit: 1, label: Text(titleKey), take: Self.taking(into: selection, isIdentified: true))
  }

  /// A picker of several items, with a title by a key of a string table.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      filter: filter, limit: maxSelectionCount, label: Text(titleKey), take: Self.taking(into: selection, isIdentified: false))
  }

  /// A picker of several items, with identifiers, with a title by a key of a string table.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      filter: filter, limit: maxSelectionCount, label: Text(titleKey), take: Self.taking(into: selection, isIdentified: true))
  }

  /// A picker of one item, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      filter: filter, limit: 1, label: Text(title), take: Self.taking(into: selection, isIdentified: false))
  }

  /// A picker of one item, with an identifier, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      filter: filter, limit: 1, label: Text(title), take: Self.taking(into: selection, isIdentified: true))
  }

  /// A picker of several items, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      filter: filter, limit: maxSelectionCount, label: Text(title), take: Self.taking(into: selection, isIdentified: false))
  }

  /// A picker of several items, with identifiers, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      filter: filter, limit: maxSelectionCount, label: Text(title), take: Self.taking(into: selection, isIdentified: true))
  }

  /// A picker of one item, with a title in a language of its own.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      filter: filter, limit: 1, label: Text(titleResource), take: Self.taking(into: selection, isIdentified: false))
  }

  /// A picker of one item, with an identifier, with a title in a language of its own.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      filter: filter, limit: 1, label: Text(titleResource), take: Self.taking(into: selection, isIdentified: true))
  }

  /// A picker of several items, with a title in a language of its own.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      filter: filter, limit: maxSelectionCount, label: Text(titleResource), take: Self.taking(into: selection, isIdentified: false))
  }

  /// A picker of several items, with identifiers, with a title in a language of its own.
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
