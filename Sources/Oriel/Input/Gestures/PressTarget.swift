/// A control that can be pressed by a pointer or a key.
@MainActor
protocol PressTarget: LayoutBox {
  var canBePressed: Bool { get }
  func press()
}
