import CGTK
import COrielLibraries
import Foundation
import Oriel

/// The availability of WebKitGTK in this process.
@MainActor
enum WebKitGTK {
  /// The functions of WebKitGTK, or `nil` if it isn't installed. The first access loads the library.
  static let functions: OrielWebKit? = oriel_webkit()?.pointee
  static let functionsOf250: OrielWebKit2_50? = oriel_webkit_2_50()?.pointee

  /// The reason why no page can be shown, or `nil` if pages can be shown.
  static var obstacle: WebKitUnavailable? {
    guard gdk_display_get_default() != nil else { return .noDisplay }
    guard functions != nil else { return .notInstalled }
    return nil
  }
}

/// A reason why WebKitGTK can't run.
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

/// A closure that handles the result of an asynchronous GIO call once.
@MainActor
final class AsyncReply {
  private let finish: (OpaquePointer?) -> Void

  init(_ finish: @escaping (OpaquePointer?) -> Void) { self.finish = finish }

  /// The retained user data of the call.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static let callback: GAsyncReadyCallback = {
    let call: @convention(c) @MainActor (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer) -> Void = { _, result, data in
      Unmanaged<AsyncReply>.fromOpaque(data).takeRetainedValue().finish(result)
    }
    // GIO calls back on the thread of the default main context, which is the main thread.
    return unsafeBitCast(call, to: GAsyncReadyCallback.self)
  }()
}

/// A strong reference to a GObject.
@MainActor
final class ObjectReference {
  let pointer: OpaquePointer

  /// Creates a reference that retains the object.
  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    g_object_ref(UnsafeMutableRawPointer(pointer))
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
