import SwiftUI

extension EnvironmentValues {
  /// In a modal: the size of the container that it lives in, in points. Zero elsewhere.
  public var presentationHostContainerSize: CGSize {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }

  /// In a modal: the safe area of its layer, in points, without the keyboard. The layer itself ignores it.
  public var presentationHostSafeAreaInsets: EdgeInsets {
    get { self[SafeAreaInsetsKey.self] }
    set { self[SafeAreaInsetsKey.self] = newValue }
  }

  /// In a modal: how it learns that it is presented, dismissed or tapped beside. Nil elsewhere.
  public var presentationHostPresentationMode: PresentationHostPresentationMode? {
    get { self[PresentationModeKey.self] }
    set { self[PresentationModeKey.self] = newValue }
  }

  /// In a modal: whether it keeps the user from what is below it.
  var presentationBlocks: Bool {
    get { self[BlocksKey.self] }
    set { self[BlocksKey.self] = newValue }
  }

  /// In a modal: whether it is on its way out, and with it what is presented from inside.
  var presentationIsLeaving: Bool {
    get { self[IsLeavingKey.self] }
    set { self[IsLeavingKey.self] = newValue }
  }

  /// The layers around a view: the nearest of each id.
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
