/// A control, which is pressed by a pointer or by a key.
@MainActor
protocol PressTarget: LayoutBox {
  var canBePressed: Bool { get }
  func press()
}
