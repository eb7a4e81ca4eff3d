import CGTK
import Foundation
import Oriel

/// A view that a GTK widget stands for. Mirrors SwiftUI's `UIViewRepresentable`, with GTK's widgets in the place of UIKit's views.
///
/// The widget is made once for each place in the tree of views, updated whenever the view's value changes, or the environment, or state that
/// `updateWidget` reads, and dismantled when the view goes. It is drawn where the view is, between what is behind and in front of it, faded, clipped and turned with
/// what is around; a turn in three dimensions is drawn as it is, while the pointer finds the widget where the nearest flat transform has it. It takes pointers and
/// keys where nothing of the views is in front, and Tab goes through it. Where
/// the environment disables controls, the widget is insensitive.
///
/// A widget that expands (`hexpand`, `vexpand`) takes what it is offered; any other one takes its natural size, and less if there is less, but never below its
/// minimum. Without a display no widget is made, and the view is empty.
@MainActor @preconcurrency
public protocol GTKWidgetRepresentable: View {
  associatedtype Coordinator = Void
  typealias Context = GTKWidgetRepresentableContext<Self>

  /// Makes the widget: floating, or with a reference that is left to the caller. Called once.
  func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget>
  /// Brings the widget to what the view says now. Called after `makeWidget`, and at each update.
  func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context)
  /// The view goes; the widget is let go of after this.
  static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator)
  /// What keeps the widget's signals and the view together. Called once, before `makeWidget`.
  func makeCoordinator() -> Coordinator
  /// The size that the widget takes of a proposal, in points; nil leaves it to GTK.
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

/// Mirrors SwiftUI's `UIViewRepresentableContext`.
@MainActor
public struct GTKWidgetRepresentableContext<Representable: GTKWidgetRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
}

/// What stands for a `GTKWidgetRepresentable` in the tree of views.
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

/// The widget of one place in the tree, and who coordinates it.
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
        "widget-without-display", "\(Representable.self) needs a display: without one no GTK widget can be made, and the view is empty.")
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

  /// What of the environment GTK has words for, too.
  private func apply(_ environment: EnvironmentValues, to widget: UnsafeMutablePointer<GtkWidget>, unlike old: EnvironmentValues?) {
    if environment.isEnabled != old?.isEnabled ?? true { gtk_widget_set_sensitive(widget, environment.isEnabled ? 1 : 0) }
    if environment.layoutDirection != old?.layoutDirection {
      gtk_widget_set_direction(widget, environment.layoutDirection == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
  }
}
