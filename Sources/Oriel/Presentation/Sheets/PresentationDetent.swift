import Foundation

/// A height at which a sheet rests. Mirrors SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  /// What a custom detent may look at. Mirrors SwiftUI's `PresentationDetent.Context`.
  @dynamicMemberLookup
  public struct Context {
    /// The height in points that there is for the sheet's content, at most.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  // A type has no state. It isn't Sendable because its conformance might belong to an actor: it is only asked on the main actor.
  nonisolated(unsafe) private var custom: (any CustomPresentationDetent.Type)?

  private init(_ kind: Kind) { self.kind = kind }

  /// About half of the height; none in a window that is low.
  public static let medium = PresentationDetent(.medium)
  /// The whole height.
  public static let large = PresentationDetent(.large)

  /// A share of the height, in 0...1: what is beyond counts as the end, and what is no number as the whole, with one message.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction.isNaN ? 2 : fraction)) }

  /// A height in points, of the content: what the window keeps free at the bottom is added. Below 0 or infinite counts as the nearest
  /// height that there is, and what is no number as the whole, with one message.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height.isNaN ? .infinity : height)) }

  /// A height that a type of one's own computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    var detent = PresentationDetent(.custom(ObjectIdentifier(type)))
    detent.custom = type
    return detent
  }

  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { left.kind == right.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Points for the content; nil where the detent doesn't exist.
  @MainActor func height(in context: Context, isLow: Bool) -> CGFloat? {
    let most = context.maxDetentValue
    func checked(_ height: CGFloat, _ isGood: Bool, _ what: String) -> CGFloat {
      if !isGood { Report.once("detent-\(what)", "A presentation detent of \(what) was given; the nearest height that there is counts.") }
      return min(max(height, 0), most)
    }
    switch kind {
    case .medium: return isLow ? nil : most / 2
    case .large: return most
    case .fraction(let fraction):
      return checked(
        most * min(fraction, 1), fraction >= 0 && fraction <= 1, "fraction \(fraction > 1 ? "above 1 or not a number" : "below 0")")
    case .height(let height):
      return checked(height, height >= 0 && height.isFinite, "height \(height < 0 ? "below 0" : "that is not finite")")
    case .custom:
      guard let height = custom?.height(in: context) else { return nil }
      return checked(height.isNaN ? most : height, height >= 0 && height.isFinite, "custom height that is negative or not finite")
    }
  }
}

/// A detent that computes its height. Mirrors SwiftUI's `CustomPresentationDetent`.
@MainActor @preconcurrency
public protocol CustomPresentationDetent {
  /// Points for the content, at most `context.maxDetentValue`; nil where there is no such detent.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

private struct SelectedDetentsModifier: ViewModifier {
  let detents: Set<PresentationDetent>
  @Binding var selection: PresentationDetent

  nonisolated init(detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) {
    self.detents = detents
    _selection = selection
  }

  func body(content: Content) -> some View {
    let (detents, selected, binding) = (detents, selection, $selection)
    content.presentationOption {
      $0.detents = detents
      $0.selection = PresentationOptions.Selection(value: selected) { binding.wrappedValue = $0 }
    }
  }
}

extension View {
  /// The heights at which the sheet around rests, at first the lowest. An empty set counts as `large`, with one message.
  /// Mirrors SwiftUI's `presentationDetents(_:)`.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption {
      $0.detents = detents
      $0.selection = nil
    }
  }

  /// The heights at which the sheet around rests, and the one at which it does, to read and to set. A selection that is none of them leaves
  /// the sheet where it is, at first at the lowest, with one message. Mirrors SwiftUI's `presentationDetents(_:selection:)`.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SelectedDetentsModifier(detents: detents, selection: selection))
  }

  /// Whether the sheet around shows a handle at its top; by default where it has several detents.
  /// Mirrors SwiftUI's `presentationDragIndicator(_:)`.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.dragIndicator = visibility }
  }

  /// Whether a drag, a press beside it or Escape can't dismiss the presentation around. Mirrors SwiftUI's `interactiveDismissDisabled(_:)`.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isDismissDisabled = isDisabled }
  }
}
