import Foundation
import OrielDrawing

extension NavigationScreenBox: BackgroundBox {
  var backgroundFrame: CGRect { CGRect(origin: .zero, size: size) }

  /// Returns the background of the screen, or `nil` if the background of a presentation is visible instead.
  func background(in rect: CGRect) -> DisplayNode? {
    var layers: [DisplayNode] = []
    if !isOnCustomBackground {
      layers.append(DisplayNode(.color(Color(.system(.background)).resolved(in: environment), rect), isBackground: true))
    }
    if case .style(let style) = screen.options.containerBackground {
      layers.append(style._paint(in: environment, level: 0).drawing(in: rect) { DisplayNode(.fill(Path(rect), FillStyle(), $0)) })
    }
    if layers.count == 1, layers[0].isBackground { return layers[0] }
    return layers.isEmpty ? nil : DisplayNode(.group(layers), isBackground: true)
  }

  /// Returns the shadow of the leading edge on the screen below. `absence` is the fraction of the screen that is offscreen.
  func edgeShadow(absence: CGFloat) -> DisplayNode {
    let width: CGFloat = 10
    let rect = CGRect(x: isMirrored ? size.width : -width, y: 0, width: width, height: size.height)
    let dark = RGBA.black.multiplyingAlpha(by: (environment.colorScheme == .dark ? 0.4 : 0.14) * Float(1 - absence))
    let clear = RGBA.black.multiplyingAlpha(by: 0)
    let stops = [
      GradientStop(color: isMirrored ? dark : clear, location: 0), GradientStop(color: isMirrored ? clear : dark, location: 1),
    ]
    return DisplayNode(
      .fill(
        Path(rect), FillStyle(),
        .linearGradient(stops: stops, start: CGPoint(x: rect.minX, y: 0), end: CGPoint(x: rect.maxX, y: 0))))
  }
}
