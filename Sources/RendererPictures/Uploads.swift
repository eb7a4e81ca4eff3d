import CGTK
import Foundation

/// A counter of the images that are uploaded to OpenGL. GTK calls OpenGL through function pointers of libepoxy, which this type replaces.
enum Uploads {
  // The replaced functions are called without a context that could carry the actor. GTK draws on the main thread, and the count is read
  // there.
  nonisolated(unsafe) private(set) static var count = 0
  nonisolated(unsafe) private static var image = Slot<Image>(name: "epoxy_glTexImage2D")
  nonisolated(unsafe) private static var part = Slot<Part>(name: "epoxy_glTexSubImage2D")

  private typealias Image = @convention(c) (UInt32, Int32, Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeRawPointer?) -> Void
  private typealias Part = @convention(c) (UInt32, Int32, Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeRawPointer?) -> Void

  private struct Slot<Function> {
    let place: UnsafeMutablePointer<Function>?
    var original: Function?

    init(name: String) {
      place = dlsym(nil, name)?.assumingMemoryBound(to: Function.self)
      original = place?.pointee
    }

    mutating func replace(by own: Function) {
      guard let place else { return }
      original = place.pointee
      place.pointee = own
    }

    /// Restores the original function for a call. The initial function of libepoxy looks up the OpenGL function, writes it to the pointer,
    /// and calls it through the pointer.
    mutating func restored(_ call: (Function) -> Void, own: Function) {
      guard let place, let original else { return }
      place.pointee = original
      call(original)
      replace(by: own)
    }
  }

  /// Starts counting. Returns `false` if GTK doesn't use OpenGL.
  static func listen() -> Bool {
    image.replace(by: countImage)
    part.replace(by: countPart)
    return image.place != nil && part.place != nil
  }

  private static let countImage: Image = { target, level, inner, width, height, border, format, type, pixels in
    // A call without pixels allocates a texture to draw into.
    if pixels != nil { count += 1 }
    image.restored({ $0(target, level, inner, width, height, border, format, type, pixels) }, own: countImage)
  }

  private static let countPart: Part = { target, level, x, y, width, height, format, type, pixels in
    count += 1
    part.restored({ $0(target, level, x, y, width, height, format, type, pixels) }, own: countPart)
  }
}
