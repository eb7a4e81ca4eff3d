/// The shape of the mouse pointer, by its CSS name in GTK.
package enum PointerShape: String, Sendable {
  case arrow = "default"
  case link = "pointer"
  case text
  case verticalText = "vertical-text"
  case crosshair
  case grab, grabbing
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case columnResize = "col-resize"
  case rowResize = "row-resize"
  case resizeUp = "n-resize"
  case resizeDown = "s-resize"
  case resizeLeft = "w-resize"
  case resizeRight = "e-resize"
  case resizeUpLeft = "nw-resize"
  case resizeUpRight = "ne-resize"
  case resizeDownLeft = "sw-resize"
  case resizeDownRight = "se-resize"
  case resizeUpDown = "ns-resize"
  case resizeLeftRight = "ew-resize"
  case resizeFallingDiagonal = "nwse-resize"
  case resizeRisingDiagonal = "nesw-resize"
  case notAllowed = "not-allowed"
}
