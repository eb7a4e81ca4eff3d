import Foundation
import Oriel
import OrielModel

/// The user's interactions with a map: drags, pinches, rotations, the wheel, double clicks and keys.
struct MapInput: ViewModifier {
  let model: MapModel
  let modes: MapInteractionModes
  @State private var drag = DragState()
  @GestureState private var isDragging = false
  @GestureState private var isPinching = false
  @GestureState private var isTurning = false
  @Environment(\.locale) private var locale

  /// The distance of a wheel's turn for one zoom level, in points.
  private static let wheelDistance = 160.0
  /// The distance by which an arrow key moves the map, in points.
  private static let step: CGFloat = 80
  private static let zoomAnimation = Animation.smooth(duration: 0.3)

  /// The viewpoints at the start of running gestures.
  final class DragState {
    var start: MapViewpoint?
    var pinch: MapViewpoint?
    var turn: MapViewpoint?
  }

  func body(content: Content) -> some View {
    content
      .gesture(TapGesture(count: 2).simultaneously(with: SpatialTapGesture(count: 2)).onEnded { zoom(by: 1, about: $0.second?.location) })
      .gesture(panning, including: modes.contains(.pan) ? .all : .subviews)
      .simultaneousGesture(pinching, including: modes.contains(.zoom) ? .all : .subviews)
      .simultaneousGesture(turning, including: modes.contains(.rotate) ? .all : .subviews)
      .onScrollWheel { event, location in scroll(event, at: location) }
      .focusable(interactions: .edit)
      .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow], phases: [.down, .repeat]) { pan(by: $0) }
      .onKeyPress(characters: CharacterSet(charactersIn: "+=-_"), phases: [.down, .repeat]) { press in
        zoom(by: press.characters.contains(where: { "-_".contains($0) }) ? -1 : 1, about: nil)
        return modes.contains(.zoom) ? .handled : .ignored
      }
      .onChange(of: isDragging) { _, isHeld in if !isHeld { drag.start = nil; letGo() } }
      .onChange(of: isPinching) { _, isHeld in if !isHeld { drag.pinch = nil; letGo() } }
      .onChange(of: isTurning) { _, isHeld in if !isHeld { drag.turn = nil; letGo() } }
      .background { handle }
  }

  /// The accessibility element with which assistive technology zooms the map.
  private var handle: some View {
    Color.clear
      .accessibilityElement()
      .accessibilityLabel(Text(.own(.map)))
      .accessibilityValue(Text(verbatim: place))
      .accessibilityAdjustableAction { zoom(by: $0 == .increment ? 1 : -1, about: nil) }
      .accessibilityHidden(!modes.contains(.zoom))
  }

  /// The coordinate at the center, in degrees.
  private var place: String {
    let center = Mercator.coordinate(model.target.viewpoint.center)
    let format = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2)).locale(locale)
    return center.latitude.formatted(format) + "°, " + center.longitude.formatted(format) + "°"
  }

  // MARK: Drags

  private var panning: some Gesture {
    DragGesture(minimumDistance: 4)
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged { value in
        let start = drag.start ?? grab()
        drag.start = start
        model.move(to: panned(start, by: value.translation), animation: nil)
      }
      .onEnded { value in
        guard let start = drag.start else { return }
        drag.start = nil
        model.isHeld = false
        coast(from: panned(start, by: value.translation), velocity: value.velocity)
      }
  }

  /// Starts a drag at the visible viewpoint, even if the map is moving.
  private func grab() -> MapViewpoint {
    model.isHeld = true
    return model.frame.viewpoint
  }

  private func letGo() {
    guard drag.start == nil, drag.pinch == nil, drag.turn == nil, model.isHeld else { return }
    model.isHeld = false
    model.refresh()
  }

  private func panned(_ viewpoint: MapViewpoint, by translation: CGSize) -> MapViewpoint {
    var frame = model.frame
    frame.viewpoint = viewpoint
    var result = viewpoint
    result.center -= frame.offset(translation)
    return result
  }

  private func coast(from viewpoint: MapViewpoint, velocity: CGSize) {
    let distance = CGSize(width: velocity.width * MapCoasting.time, height: velocity.height * MapCoasting.time)
    guard hypot(distance.width, distance.height) >= 8 else { return model.move(to: viewpoint, animation: nil) }
    model.move(to: panned(viewpoint, by: distance), animation: Animation(MapCoasting()))
  }

  // MARK: Two-finger gestures

  private var pinching: some Gesture {
    MagnifyGesture()
      .updating($isPinching) { _, isPinching, _ in isPinching = true }
      .onChanged { value in
        drag.start = nil
        let start = drag.pinch ?? grab()
        drag.pinch = start
        guard value.magnification.isFinite, value.magnification > 0 else { return }
        var viewpoint = start
        if drag.turn != nil { viewpoint.heading = model.frame.viewpoint.heading }
        model.move(to: zoomed(viewpoint, by: log2(value.magnification), about: value.startLocation), animation: nil)
      }
      .onEnded { _ in
        drag.pinch = nil
        letGo()
      }
  }

  private var turning: some Gesture {
    RotateGesture(minimumAngleDelta: .degrees(8))
      .updating($isTurning) { _, isTurning, _ in isTurning = true }
      .onChanged { value in
        let start = drag.turn ?? grab()
        drag.turn = start
        let now = model.frame.viewpoint
        model.move(
          to: turned(now, to: start.heading - value.rotation.radians, about: value.startLocation), animation: nil)
      }
      .onEnded { _ in
        drag.turn = nil
        letGo()
        // Snap to north if the heading is close to it.
        let heading = model.frame.viewpoint.heading
        let north = (heading / (2 * .pi)).rounded() * 2 * .pi
        if heading != north, abs(heading - north) < 0.12 {
          model.move(to: turned(model.frame.viewpoint, to: north, about: model.frame.middle), animation: .smooth(duration: 0.2))
        }
      }
  }

  private func turned(_ viewpoint: MapViewpoint, to heading: Double, about point: CGPoint) -> MapViewpoint {
    var frame = model.frame
    frame.viewpoint = viewpoint
    let fixed = frame.place(point)
    frame.viewpoint.heading = heading
    frame.viewpoint.center += fixed - frame.place(point)
    return frame.viewpoint
  }

  // MARK: Zoom

  private func zoomed(_ viewpoint: MapViewpoint, by change: Double, about point: CGPoint) -> MapViewpoint {
    var frame = model.frame
    frame.viewpoint = viewpoint
    let fixed = frame.place(point)
    var result = viewpoint
    // The fixed position depends on the change of the zoom within the limits.
    result.zoom =
      frame.limited(MapViewpoint(center: viewpoint.center, zoom: viewpoint.zoom + change, heading: viewpoint.heading), by: model.bounds)
      .zoom
    result.center = fixed + (viewpoint.center - fixed) * exp2(viewpoint.zoom - result.zoom)
    return result
  }

  private func zoom(by change: Double, about point: CGPoint?) {
    guard modes.contains(.zoom) else { return }
    let end = model.target.viewpoint
    model.move(to: zoomed(end, by: change, about: point ?? model.frame.middle), animation: Self.zoomAnimation)
  }

  // MARK: Wheel and touchpad

  private func scroll(_ event: ScrollEvent, at location: CGPoint) -> Bool {
    guard event.delta.width.isFinite, event.delta.height.isFinite else { return false }
    switch event.phase {
    case .step:
      guard modes.contains(.zoom), event.delta.height != 0 else { return false }
      let end = model.target.viewpoint
      model.move(
        to: zoomed(end, by: -event.delta.height / Self.wheelDistance, about: location), animation: .smooth(duration: 0.2))
      return true
    case .began:
      guard modes.contains(.pan) else { return false }
      if !model.isAtRest { model.jump(to: model.frame.viewpoint) }
      return true
    case .changed:
      guard modes.contains(.pan) else { return false }
      model.isHeld = true
      model.move(to: panned(model.frame.viewpoint, by: CGSize(width: -event.delta.width, height: -event.delta.height)), animation: nil)
      return true
    case .ended(let velocity):
      guard modes.contains(.pan), model.isHeld else { return false }
      model.isHeld = false
      coast(from: model.frame.viewpoint, velocity: CGSize(width: -velocity.width, height: -velocity.height))
      return true
    }
  }

  // MARK: Keys

  private func pan(by press: KeyPress) -> KeyPress.Result {
    guard modes.contains(.pan), press.modifiers.isDisjoint(with: [.control, .option, .command]) else { return .ignored }
    let distance =
      switch press.key {
      case .leftArrow: CGSize(width: Self.step, height: 0)
      case .rightArrow: CGSize(width: -Self.step, height: 0)
      case .upArrow: CGSize(width: 0, height: Self.step)
      default: CGSize(width: 0, height: -Self.step)
      }
    model.move(to: panned(model.target.viewpoint, by: distance), animation: .smooth(duration: 0.2))
    return .handled
  }
}
