import CGTK
import COrielGTK
import Foundation
import Oriel

extension ContentSurface {
  /// Returns the frame of a descendant widget in this one, in points.
  func frame(of inner: UnsafeMutablePointer<GtkWidget>) -> CGRect {
    var frame = graphene_rect_t()
    guard oriel_widget_frame(inner, widget, &frame) != 0 else { return .zero }
    return CGRect(
      x: CGFloat(frame.origin.x), y: CGFloat(frame.origin.y), width: CGFloat(frame.size.width), height: CGFloat(frame.size.height))
  }

  /// Converts a point of a descendant widget to this one's coordinates.
  func point(of inner: UnsafeMutablePointer<GtkWidget>, at point: CGPoint) -> CGPoint {
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(inner, widget, point.x, point.y, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// Indicates whether the frontmost view at a point is an embedded widget that is, or contains, another one.
  func placedWidget(at point: CGPoint, contains inner: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let placed = content.platformView(at: point) as? PlacedWidget else { return false }
    return placed.widget == inner || gtk_widget_is_ancestor(inner, placed.widget) != 0
  }

  var widgetSize: CGSize { CGSize(width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget))) }
}
