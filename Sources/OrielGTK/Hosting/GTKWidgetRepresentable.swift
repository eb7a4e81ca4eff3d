import CGTK
import Foundation
import Oriel

/// A view that displays a GTK widget. Mirrors SwiftUI's `UIViewRepresentable`, with GTK widgets in place of UIKit views.
///
/// The widget is created once for each identity in the view tree. It is updated whenever the view's value, the environment, or state that
/// `updateWidget` reads changes, and dismantled when the view is unmounted. It is drawn at the view's position in the drawing order, and
/// faded, clipped and transformed with its ancestors. A three-dimensional rotation is drawn exactly, while the pointer finds the widget at
/// the nearest flat transform. The widget receives pointer events and keys where no view covers it, and Tab moves through it. It is
/// insensitive if the environment disables controls.
///
/// A widget that expands (`hexpand`, `vexpand`) takes the proposed size. Any other widget takes its natural size, or less if less is
/// proposed, but never less than its minimum. Without a display no widget is created, and the view is empty.
@MainActor @preconcurrency
public protocol GTKWidgetRepresentable: View {
  /// The type of the object that connects the widget's signals with the view.
  associatedtype Coordinator = Void
  /// The context of the widget.
  typealias Context = GTKWidgetRepresentableContext<Self>

  /// Creates the widget, either floating or with a reference that the caller receives. Called once.
  func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget>
  /// Updates the widget to the view's current value. Called after `makeWidget`, and at each update.
  func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context)
  /// Cleans up before the widget is released, when the view is unmounted.
  static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator)
  /// Creates the object that connects the widget's signals with the view. Called once, before `makeWidget`.
  func makeCoordinator() -> Coordinator
  /// Returns the size that the widget takes for a proposal, in points, or `nil` for GTK's size.
  func sizeThatFits(_ proposal: ProposedViewSize, widget: UnsafeMutablePointer<GtkWidget>, context: Context) -> CGSize?
}

extension GTKWidgetRepresentable {
  public static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, widget: UnsafeMutablePointer<GtkWidget>, context: Context) -> CGSize? { nil }

  public var body: some View { GTKWidgetRepresentation(view: self) }
}

extension GTKWidgetRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of a widget in a view. Mirrors SwiftUI's `UIViewRepresentableContext`.
@MainActor
public struct GTKWidgetRepresentableContext<Representable: GTKWidgetRepresentable> {
  /// The coordinator that the representable has created.
  public let coordinator: Representable.Coordinator
  /// The current environment of the view.
  public internal(set) var environment: EnvironmentValues
}

/// The view that represents a `GTKWidgetRepresentable` in the tree.
nonisolated struct GTKWidgetRepresentation<Representable: GTKWidgetRepresentable>: View {
  let view: Representable
  @State private var holder = RepresentedWidget<Representable>()
  @Environment(\.self) private var environment

  init(view: Representable) { self.view = view }

  @MainActor var body: some View {
    let _ = holder.update(view, environment: environment)
    if let placed = holder.placed { PlatformViewLeaf(placed) }
  }
}

/// The widget of one identity in the tree, and its coordinator.
@MainActor
final class RepresentedWidget<Representable: GTKWidgetRepresentable> {
  private(set) var placed: PlacedWidget?
  private var view: Representable?
  private var context: GTKWidgetRepresentableContext<Representable>?

  nonisolated init() {}

  func update(_ view: Representable, environment: EnvironmentValues) {
    self.view = view
    if var context, let placed {
      apply(environment, to: placed.widget, unlike: context.environment)
      context.environment = environment
      self.context = context
      view.updateWidget(placed.widget, context: context)
      return
    }
    guard gdk_display_get_default() != nil else {
      Report.once(
        "widget-without-display",
        "\(Representable.self) needs a display: GTK widgets cannot be created without one, and the view is empty.")
      return
    }
    let context = GTKWidgetRepresentableContext<Representable>(
      coordinator: view.makeCoordinator(), environment: environment)
    self.context = context
    let placed = PlacedWidget(view.makeWidget(context: context))
    self.placed = placed
    apply(environment, to: placed.widget, unlike: nil)
    placed.sizeForProposal = { [weak self, unowned placed] proposal in
      guard let self, let view = self.view, let context = self.context else { return nil }
      return view.sizeThatFits(proposal, widget: placed.widget, context: context)
    }
    placed.willDisappear = { [weak self, unowned placed] in
      guard let self, let context = self.context else { return }
      Representable.dismantleWidget(placed.widget, coordinator: context.coordinator)
      self.context = nil
      self.view = nil
      self.placed = nil
    }
    view.updateWidget(placed.widget, context: context)
  }

  /// Applies the environment values that GTK has equivalents for.
  private func apply(_ environment: EnvironmentValues, to widget: UnsafeMutablePointer<GtkWidget>, unlike old: EnvironmentValues?) {
    if environment.isEnabled != old?.isEnabled ?? true { gtk_widget_set_sensitive(widget, environment.isEnabled ? 1 : 0) }
    if environment.layoutDirection != old?.layoutDirection {
      gtk_widget_set_direction(widget, environment.layoutDirection == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
  }
}
