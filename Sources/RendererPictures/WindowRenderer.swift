import CGTK
import COrielGTK
import Foundation
import OrielDrawing
import OrielGSK

/// The renderer that GTK uses for a real window. Here it draws into textures.
@MainActor
final class WindowRenderer {
  /// The name of the renderer's class, such as `GskGLRenderer`.
  let name: String
  private let renderer: OpaquePointer
  private var kept: [OpaquePointer] = []

  /// Creates a renderer, or returns `nil` if there is no display.
  init?() {
    guard gtk_init_check() != 0 else { return nil }
    let window = gtk_window_new()!
    gtk_window_set_title(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self), "Renderer pictures")
    gtk_widget_realize(window)
    guard let renderer = gtk_native_get_renderer(gtk_widget_get_native(window)) else { return nil }
    self.renderer = renderer
    name = String(cString: g_type_name_from_instance(UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)))
  }

  /// Returns whether the renderer is the one that a value of `GSK_RENDERER` selects.
  func isRenderer(_ name: String) -> Bool {
    let minor = gtk_get_minor_version()
    return switch name {
    case "cairo": self.name == "GskCairoRenderer"
    case "gl": self.name == "GskGLRenderer"
    // Before 4.14 the name selects the older renderer. From 4.18 on the class of the new one is `GskGLRenderer`.
    case "ngl": minor >= 14 && self.name == (minor < 18 ? "GskNglRenderer" : "GskGLRenderer")
    case "vulkan": self.name == "GskVulkanRenderer"
    default: false
    }
  }

  /// The scales of windows: GTK supports fractional ones from version 4.12 on, and Cairo's renderer at any version.
  var scales: [CGFloat] { gtk_get_minor_version() >= 12 || isRenderer("cairo") ? [1, 1.25, 1.5, 2] : [1, 2] }

  /// Returns the picture of a node on a white background, as a window with the scale draws it.
  func image(of node: OpaquePointer, size: CGSize, scale: CGFloat) -> RasterImage {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    var white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    var area = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
    let ground = gsk_color_node_new(&white, &area)
    // A scale of 1 yields no transform.
    let transform = gsk_transform_scale(nil, Float(scale), Float(scale))
    let scaled = transform.map { gsk_transform_node_new(node, $0) } ?? gsk_render_node_ref(node)
    var nodes: [OpaquePointer?] = [ground, scaled]
    let root = gsk_container_node_new(&nodes, 2)!
    let texture = gsk_renderer_render_texture(renderer, root, &area)!
    defer {
      g_object_unref(UnsafeMutableRawPointer(texture))
      // The older OpenGL renderer identifies the pictures of nodes by their addresses for one more frame, during which a window retains the
      // nodes.
      kept.append(root)
      gsk_render_node_unref(ground)
      gsk_render_node_unref(scaled)
      gsk_transform_unref(transform)
    }
    let (columns, rows) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    var premultiplied = [UInt8](repeating: 0, count: columns * rows * 4)
    gdk_texture_download(texture, &premultiplied, gsize(columns * 4))
    var bytes = premultiplied
    oriel_gsk_unpremultiply(premultiplied, Int32(columns), Int32(rows), Int32(columns * 4), &bytes)
    return RasterImage(width: columns, height: rows, bytes: bytes)!
  }
}
