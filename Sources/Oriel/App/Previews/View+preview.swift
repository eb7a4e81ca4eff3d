import Foundation

/// The values of a preview's modifiers. Only a preview browser uses them.
struct PreviewSetting: Equatable {
  var layout: PreviewLayout?
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?

  /// The available space of the preview in points, or `nil` if it has its ideal size.
  var size: CGSize? {
    switch layout ?? .device {
    case .sizeThatFits: return nil
    case .fixed(let width, let height):
      return width.isFinite && height.isFinite ? CGSize(width: max(1, width), height: max(1, height)) : nil
    case .device:
      let size = device?.size ?? PreviewDevice.phone
      return orientation?.isWide == true ? CGSize(width: size.height, height: size.width) : size
    }
  }

  /// Returns the setting with the values of a preview's own modifiers applied.
  func with(_ subview: LayoutSubview) -> PreviewSetting {
    var result = self
    if let layout = subview[PreviewLayoutKey.self] { result.layout = layout }
    if let device = subview[PreviewDeviceKey.self] { result.device = device }
    if let orientation = subview[PreviewOrientationKey.self] { result.orientation = orientation }
    return result
  }
}

struct PreviewLayoutKey: LayoutValueKey { static var defaultValue: PreviewLayout? { nil } }
struct PreviewDeviceKey: LayoutValueKey { static var defaultValue: PreviewDevice? { nil } }
struct PreviewOrientationKey: LayoutValueKey { static var defaultValue: InterfaceOrientation? { nil } }
struct PreviewNameKey: LayoutValueKey { static var defaultValue: String? { nil } }

/// A preference for the names and bounds of named previews.
struct PreviewNamesKey: PreferenceKey {
  struct Entry {
    let name: String
    let bounds: Anchor<CGRect>
  }

  static var defaultValue: [Entry] { [] }

  static func reduce(value: inout [Entry], nextValue: () -> [Entry]) { value += nextValue() }
}

extension View {
  /// Sets the available space of the preview. Mirrors SwiftUI's `previewLayout(_:)`.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { layoutValue(key: PreviewLayoutKey.self, value: value) }

  /// Sets the device whose screen size the preview has. Mirrors SwiftUI's `previewDevice(_:)`.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { layoutValue(key: PreviewDeviceKey.self, value: value) }

  /// Sets the orientation of the device. Mirrors SwiftUI's `previewInterfaceOrientation(_:)`.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    layoutValue(key: PreviewOrientationKey.self, value: value)
  }

  /// Sets the name that is shown above the preview. Mirrors SwiftUI's `previewDisplayName(_:)`.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    anchorPreference(key: PreviewNamesKey.self, value: .bounds) { bounds in
      value.map { [PreviewNamesKey.Entry(name: $0, bounds: bounds)] } ?? []
    }
    .layoutValue(key: PreviewNameKey.self, value: value)
  }
}
