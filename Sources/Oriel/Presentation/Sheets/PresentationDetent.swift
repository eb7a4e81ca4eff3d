import Foundation

/// A height at which a sheet can rest. Mirrors SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  /// The information from which a custom detent computes its height. Mirrors SwiftUI's `PresentationDetent.Context`.
  @dynamicMemberLookup
  public struct Context {
    /// The maximum height of the sheet's content, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// The value of the presenting environment at a key path.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  // A metatype is stateless. It isn't Sendable because its conformance could be isolated to an actor; it is only used on the main actor.
  nonisolated(unsafe) private var custom: (any CustomPresentationDetent.Type)?

  private init(_ kind: Kind) { self.kind = kind }

  /// A detent at about half of the maximum height. It doesn't exist in a window of low height.
  public static let medium = PresentationDetent(.medium)
  /// A detent at the maximum height.
  public static let large = PresentationDetent(.large)

  /// Returns a detent at a fraction of the maximum height, in 0...1. A value out of range is clamped, and NaN counts as the maximum; both
  /// are reported once.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction.isNaN ? 2 : fraction)) }

  /// Returns a detent at a height of the content, in points. The window's bottom inset is added. A negative or infinite value is clamped to
  /// the nearest valid height, and NaN counts as the maximum; both are reported once.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height.isNaN ? .infinity : height)) }

  /// Returns a detent with a height that a custom type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    var detent = PresentationDetent(.custom(ObjectIdentifier(type)))
    detent.custom = type
    return detent
  }

  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { left.kind == right.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Returns the height of the content, in points, or `nil` if the detent doesn't exist in the context.
  @MainActor func height(in context: Context, isLow: Bool) -> CGFloat? {
    let most = context.maxDetentValue
    func checked(_ height: CGFloat, _ isGood: Bool, _ what: String) -> CGFloat {
      if !isGood { Report.once("detent-\(what)", "A presentation detent has a \(what); the nearest valid height is used.") }
      return min(max(height, 0), most)
    }
    switch kind {
    case .medium: return isLow ? nil : most / 2
    case .large: return most
    case .fraction(let fraction):
      return checked(
        most * min(fraction, 1), fraction >= 0 && fraction <= 1, "fraction \(fraction > 1 ? "above 1 or NaN" : "below 0")")
    case .height(let height):
      return checked(height, height >= 0 && height.isFinite, "height \(height < 0 ? "below 0" : "that is nonfinite")")
    case .custom:
      guard let height = custom?.height(in: context) else { return nil }
      return checked(height.isNaN ? most : height, height >= 0 && height.isFinite, "custom height that is negative or nonfinite")
    }
  }
}

/// A detent that computes its height. Mirrors SwiftUI's `CustomPresentationDetent`.
@MainActor @preconcurrency
public protocol CustomPresentationDetent {
  /// Returns the height of the content, in points, at most `context.maxDetentValue`, or `nil` if the detent doesn't exist in the context.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The information from which the height is computed.
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
  /// Sets the detents of the enclosing sheet, which is shown at the lowest one first. An empty set counts as `large` and is reported once.
  /// Mirrors SwiftUI's `presentationDetents(_:)`.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption {
      $0.detents = detents
      $0.selection = nil
    }
  }

  /// Sets the detents of the enclosing sheet, and a binding to the selected one. A selection that isn't one of the detents leaves the sheet
  /// where it is, initially at the lowest, and is reported once. Mirrors SwiftUI's `presentationDetents(_:selection:)`.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SelectedDetentsModifier(detents: detents, selection: selection))
  }

  /// Sets the visibility of the drag indicator at the top of the enclosing sheet. By default a sheet with several detents shows it. Mirrors
  /// SwiftUI's `presentationDragIndicator(_:)`.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.dragIndicator = visibility }
  }

  /// Disables the dismissal of the enclosing presentation by a drag, a press outside it or Escape. Mirrors SwiftUI's
  /// `interactiveDismissDisabled(_:)`.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isDismissDisabled = isDisabled }
  }
}
