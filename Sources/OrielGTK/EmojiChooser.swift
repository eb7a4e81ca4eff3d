import CGTK
import Foundation

/// GTK's emoji chooser, as a popover of a widget.
@MainActor
final class EmojiChooser {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let popover: UnsafeMutablePointer<GtkWidget>
  private lazy var signals = SignalConnections(owner: self)
  private var completion: @MainActor (String) -> Void = { _ in }

  init(widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    popover = gtk_emoji_chooser_new()
    gtk_widget_set_parent(popover, widget)
    let picked: @convention(c) @MainActor (UnsafeMutableRawPointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer) -> Void = {
      guard let text = $1 else { return }
      owner($2, as: EmojiChooser.self).completion(String(cString: text))
    }
    // The popover had the key focus.
    let closed: PlainHandler = { gtk_widget_grab_focus(owner($1, as: EmojiChooser.self).widget) }
    signals.connect("emoji-picked", of: UnsafeMutableRawPointer(popover), to: picked)
    signals.connect("closed", of: UnsafeMutableRawPointer(popover), to: closed)
  }

  /// Opens the chooser.
  ///
  /// - Parameter rect: The rectangle that the popover points to, in points of the widget.
  func open(beside rect: CGRect, _ completion: @escaping @MainActor (String) -> Void) {
    self.completion = completion
    var place = GdkRectangle(
      x: Int32(clamping: Int(rect.minX.rounded())), y: Int32(clamping: Int(rect.minY.rounded())),
      width: Int32(clamping: Int(max(1, rect.width.rounded()))), height: Int32(clamping: Int(max(1, rect.height.rounded()))))
    let popover = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
    gtk_popover_set_pointing_to(popover, &place)
    gtk_popover_popup(popover)
  }

  func close() {
    signals.disconnectAll()
    gtk_widget_unparent(popover)
  }
}
