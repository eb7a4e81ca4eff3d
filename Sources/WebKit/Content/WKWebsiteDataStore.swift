import COrielLibraries
import Foundation

/// A store of cookies, caches and other website data. Mirrors WebKit's `WKWebsiteDataStore`.
@MainActor
public final class WKWebsiteDataStore: NSObject {
  private enum Place {
    case standard
    case memory
    case identified(UUID)
  }

  private static let standard = WKWebsiteDataStore(.standard)
  private static var identified: [UUID: WKWebsiteDataStore] = [:]
  private let place: Place
  private var session: OpaquePointer?

  private init(_ place: Place) { self.place = place }

  isolated deinit { if let session { g_object_unref(UnsafeMutableRawPointer(session)) } }

  /// Returns the default store of the app, in the user's folders for data and caches.
  public static func `default`() -> WKWebsiteDataStore { standard }

  /// Returns a new store in memory. Its data is lost when the last page that uses it is deallocated.
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(.memory) }

  /// Creates a store of the app with an identifier. It shares no data with other stores.
  public convenience init(forIdentifier identifier: UUID) { self.init(.identified(identifier)) }

  /// A Boolean value that indicates whether the data persists across launches.
  public var isPersistent: Bool { if case .memory = place { false } else { true } }

  /// The identifier of the store, or `nil` if it has none.
  public var identifier: UUID? { if case .identified(let identifier) = place { identifier } else { nil } }

  /// Returns the types of all data that a store can have.
  public static func allWebsiteDataTypes() -> Set<String> { Set(WebsiteDataTypes.names.keys) }

  /// Removes the data of the given types that was modified since a date. Unknown types are ignored.
  public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    guard let webkit = WebKitGTK.functions else { return }
    let types = WebsiteDataTypes.flags(dataTypes)
    guard types.rawValue != 0, let manager = webkit.webkit_network_session_get_website_data_manager(engineSession(webkit)) else { return }
    let age = date <= .distantPast ? 0 : max(0, -date.timeIntervalSinceNow)
    await withCheckedContinuation { continuation in
      let reply = AsyncReply { result in
        _ = webkit.webkit_website_data_manager_clear_finish(manager, result, nil)
        continuation.resume()
      }
      let span = GTimeSpan(exactly: (age * 1_000_000).rounded()) ?? 0
      webkit.webkit_website_data_manager_clear(manager, types, span, nil, AsyncReply.callback, reply.retained)
    }
  }

  func engineSession(_ webkit: OrielWebKit) -> OpaquePointer? {
    if let session { return session }
    session =
      switch place {
      case .standard: webkit.webkit_network_session_get_default().map { OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0))) }
      case .memory: webkit.webkit_network_session_new_ephemeral()
      case .identified(let identifier):
        webkit.webkit_network_session_new(
          Self.folder(g_get_user_data_dir(), identifier).path, Self.folder(g_get_user_cache_dir(), identifier).path)
      }
    return session
  }

  private static func folder(_ base: UnsafePointer<CChar>?, _ identifier: UUID) -> URL {
    let base = base.map { URL(fileURLWithPath: String(cString: $0)) } ?? FileManager.default.temporaryDirectory
    let program = g_get_prgname().map { String(cString: $0) } ?? "oriel"
    return base.appendingPathComponent(program).appendingPathComponent("WebsiteDataStore").appendingPathComponent(identifier.uuidString)
  }
}

/// The data type of caches on disk.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The data type of caches in memory.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The data type of cookies.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The data type of session storage.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The data type of local storage.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The data type of IndexedDB databases.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The data type of service worker registrations.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

enum WebsiteDataTypes {
  static let names: [String: WebKitWebsiteDataTypes] = [
    WKWebsiteDataTypeDiskCache: WEBKIT_WEBSITE_DATA_DISK_CACHE, WKWebsiteDataTypeMemoryCache: WEBKIT_WEBSITE_DATA_MEMORY_CACHE,
    WKWebsiteDataTypeCookies: WEBKIT_WEBSITE_DATA_COOKIES, WKWebsiteDataTypeSessionStorage: WEBKIT_WEBSITE_DATA_SESSION_STORAGE,
    WKWebsiteDataTypeLocalStorage: WEBKIT_WEBSITE_DATA_LOCAL_STORAGE,
    WKWebsiteDataTypeIndexedDBDatabases: WEBKIT_WEBSITE_DATA_INDEXEDDB_DATABASES,
    WKWebsiteDataTypeServiceWorkerRegistrations: WEBKIT_WEBSITE_DATA_SERVICE_WORKER_REGISTRATIONS,
  ]

  static func flags(_ types: Set<String>) -> WebKitWebsiteDataTypes {
    WebKitWebsiteDataTypes(types.reduce(0) { $0 | (names[$1]?.rawValue ?? 0) })
  }
}
