import CGTK
import COrielLibraries
import Foundation
import Oriel

/// WebKitGTK, as far as this process can use it.
@MainActor
enum WebKitGTK {
  /// nil where it isn't installed. The first call loads the library.
  static let functions: OrielWebKit? = oriel_webkit()?.pointee
  static let functionsOf250: OrielWebKit2_50? = oriel_webkit_2_50()?.pointee

  /// Why no page can be shown; nil where one can.
  static var obstacle: WebKitUnavailable? {
    guard gdk_display_get_default() != nil else { return .noDisplay }
    guard functions != nil else { return .notInstalled }
    return nil
  }
}

/// Why WebKitGTK can't run.
enum WebKitUnavailable: LocalizedError, Equatable {
  case noDisplay
  case notInstalled

  var errorDescription: String? {
    switch self {
    case .noDisplay: "A web page needs a display."
    case .notInstalled: "WebKitGTK 6 is not installed. Its library is libwebkitgtk-6.0.so.4."
    }
  }

  func report() { Report.once("webkit-\(self)", "A web page can't be shown or loaded: \(errorDescription ?? "")") }
}

/// What takes the result of an asynchronous call of GIO's, once.
@MainActor
final class AsyncReply {
  private let finish: (OpaquePointer?) -> Void

  init(_ finish: @escaping (OpaquePointer?) -> Void) { self.finish = finish }

  /// The user data of the call.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static let callback: GAsyncReadyCallback = {
    let call: @convention(c) @MainActor (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer) -> Void = { _, result, data in
      Unmanaged<AsyncReply>.fromOpaque(data).takeRetainedValue().finish(result)
    }
    // GIO calls back on the thread of the default main context, which is the main one.
    return unsafeBitCast(call, to: GAsyncReadyCallback.self)
  }()
}

/// A reference to an object of GObject's.
@MainActor
final class ObjectReference {
  let pointer: OpaquePointer

  /// Adds a reference of its own.
  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    g_object_ref(UnsafeMutableRawPointer(pointer))
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
