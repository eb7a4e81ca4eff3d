import Foundation
import OrielDrawing

/// The appearance of a symbol while effects apply to it.
@usableFromInline package nonisolated struct SymbolPose: Equatable, Sendable {
  var scale = 1.0
  var radians = 0.0
  /// The offset as a fraction of the symbol's height.
  var offset = CGSize.zero
  package var opacity = 1.0
  /// The emphasis of the parts that represent an amount, or `nil` for the one of the image.
  package var light: SymbolEmphasis?

  package init(scale: Double = 1.0, radians: Double = 0.0, offset: CGSize = .zero, opacity: Double = 1.0, light: SymbolEmphasis? = nil) {
    self.scale = scale
    self.radians = radians
    self.offset = offset
    self.opacity = opacity
    self.light = light
  }

  package static func * (left: SymbolPose, right: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: left.scale * right.scale, radians: left.radians + right.radians,
      offset: CGSize(width: left.offset.width + right.offset.width, height: left.offset.height + right.offset.height),
      opacity: left.opacity * right.opacity, light: right.light ?? left.light)
  }

  /// Returns the transform around the center of a symbol's rectangle.
  package func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: radians))
      .concatenating(
        CGAffineTransform(translationX: rect.midX + offset.width * rect.height, y: rect.midY + offset.height * rect.height))
  }
}

/// The change of a symbol during one cycle of an effect.
package nonisolated enum SymbolMotion: Hashable, Sendable {
  package enum Way: Hashable, Sendable {
    case clockwise, counterClockwise, forward, backward
    case along(radians: Double)
  }

  case bounce(isDown: Bool)
  case pulse
  case scale(isDown: Bool)
  case wiggle(Way)
  case rotate(isBackwards: Bool)
  case breathe(pulses: Bool)
  case replace(Replacement)
  case variableColor(SymbolEmphasis.VariableColor)
  case appear(shrinks: Bool)
  case disappear(grows: Bool)
  /// The symbol is hidden while the effect is active, and is drawn before and after that.
  case draw

  package enum Replacement: Hashable, Sendable { case downUp, upUp, offUp }

  /// The duration of a cycle at speed 1, in seconds.
  package var period: Double {
    switch self {
    case .bounce: 0.6
    case .pulse: 1.4
    case .scale: 0.25
    case .wiggle: 0.7
    case .rotate: 1.6
    case .breathe: 2.4
    case .replace: 0.4
    case .variableColor(let color): color.reverses ? 2.2 : 1.3
    case .appear, .disappear: 0.35
    case .draw: 0.5
    }
  }

  /// Indicates whether the effect is a state that is entered and left, instead of a cycle.
  package var isSteady: Bool {
    switch self {
    case .scale, .appear, .disappear, .draw: true
    case .bounce, .pulse, .wiggle, .rotate, .breathe, .replace, .variableColor: false
    }
  }

  /// Indicates whether a symbol that is inserted with an active effect starts in the effect's final state.
  package var startsInFinalState: Bool {
    switch self {
    case .disappear, .draw: true
    case .bounce, .pulse, .scale, .wiggle, .rotate, .breathe, .replace, .variableColor, .appear: false
    }
  }

  /// Returns the pose at a fraction of a cycle from 0 to 1. At both ends of a cycle, the symbol looks as it does without the effect.
  /// `goesOn` is `true` if other cycles precede and follow it.
  package func pose(at share: Double, goesOn: Bool, isMirrored: Bool) -> SymbolPose {
    let wave = 0.5 - 0.5 * cos(2 * .pi * share)
    switch self {
    case .bounce(let isDown):
      let swing = 0.42 * sin(2 * .pi * share) * exp(-2.6 * share) * (1 - share)
      return SymbolPose(scale: 1 + (isDown ? -swing : swing))
    case .pulse: return SymbolPose(opacity: 1 - 0.65 * wave)
    case .scale(let isDown):
      let eased = share * share * (3 - 2 * share)
      return SymbolPose(scale: 1 + (isDown ? -0.2 : 0.25) * eased)
    case .wiggle(let way):
      let swing = sin(6 * .pi * share) * sin(.pi * share)
      let (turn, reach) = (swing * 16 * .pi / 180, swing * 0.14)
      switch way {
      case .clockwise: return SymbolPose(radians: turn)
      case .counterClockwise: return SymbolPose(radians: -turn)
      case .forward, .backward:
        return SymbolPose(offset: CGSize(width: (way == .forward) == isMirrored ? -reach : reach, height: 0))
      case .along(let radians): return SymbolPose(offset: CGSize(width: reach * cos(radians), height: reach * sin(radians)))
      }
    case .rotate(let isBackwards):
      let turned = goesOn ? share : share * share * (3 - 2 * share)
      return SymbolPose(radians: (isBackwards ? -2 : 2) * .pi * turned)
    case .replace(let way):
      // The first half shows the old symbol, the second half the new one.
      let ease = abs(2 * share - 1)
      let gone = way == .offUp && share < 0.5
      let scale = way == .upUp && share < 0.5 ? 1.5 - 0.5 * ease : 0.5 + 0.5 * ease
      return SymbolPose(scale: scale, opacity: gone ? 0 : ease)
    case .variableColor(let color): return SymbolPose(light: .sweep(color, share: share, goesOn: goesOn))
    case .appear(let shrinks): return Self.visible(share, outside: shrinks ? 1.5 : 0.5)
    case .disappear(let grows): return Self.visible(1 - share, outside: grows ? 1.5 : 0.5)
    case .draw: return Self.visible(1 - share, outside: 0.9)
    case .breathe(let pulses):
      return pulses ? SymbolPose(scale: 1 - 0.12 * wave, opacity: 1 - 0.4 * wave) : SymbolPose(scale: 1 + 0.14 * wave)
    }
  }

  /// Returns the pose of a symbol that is visible to a fraction. An invisible symbol has the scale `outside`.
  private static func visible(_ share: Double, outside: Double) -> SymbolPose {
    let eased = share * share * (3 - 2 * share)
    return SymbolPose(scale: outside + (1 - outside) * eased, opacity: eased)
  }
}
