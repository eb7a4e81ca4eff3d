import SwiftUI

extension EnvironmentValues {
  /// The size of the container of a modal's layer, in points. It is zero outside of modals.
  public var presentationHostContainerSize: CGSize {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }

  /// The safe area insets of a modal's layer, in points, without the keyboard. The layer itself extends into the safe area. The insets are
  /// zero outside of modals.
  public var presentationHostSafeAreaInsets: EdgeInsets {
    get { self[SafeAreaInsetsKey.self] }
    set { self[SafeAreaInsetsKey.self] = newValue }
  }

  /// The object through which a modal is notified of its presentation, its dismissal, and taps beside it. It is `nil` outside of modals.
  public var presentationHostPresentationMode: PresentationHostPresentationMode? {
    get { self[PresentationModeKey.self] }
    set { self[PresentationModeKey.self] = newValue }
  }

  /// Indicates whether the modal blocks user interaction with the content below it. `false` outside of modals.
  var presentationBlocks: Bool {
    get { self[BlocksKey.self] }
    set { self[BlocksKey.self] = newValue }
  }

  /// Indicates whether the enclosing modal is being dismissed, which also dismisses the modals that it has presented. `false` outside of
  /// modals.
  var presentationIsLeaving: Bool {
    get { self[IsLeavingKey.self] }
    set { self[IsLeavingKey.self] = newValue }
  }

  /// The layers that enclose a view: for each id the nearest one.
  var presentationLayers: PresentationLayers {
    get { self[LayersKey.self] }
    set { self[LayersKey.self] = newValue }
  }
}

private enum ContainerSizeKey: EnvironmentKey { static var defaultValue: CGSize { .zero } }
private enum SafeAreaInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum PresentationModeKey: EnvironmentKey { static var defaultValue: PresentationHostPresentationMode? { nil } }
private enum BlocksKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsLeavingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LayersKey: EnvironmentKey { static var defaultValue: PresentationLayers { PresentationLayers() } }
