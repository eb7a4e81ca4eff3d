import CGTK
import COrielLibraries
import Foundation

/// The items of a web view's history, with stable identifiers.
@MainActor
struct WebEngineHistory {
  typealias List = WebPage.BackForwardList

  /// The items of the current list. The references keep the addresses from being reused for other items.
  private var known: [OpaquePointer: (id: UInt64, reference: ObjectReference)] = [:]
  private var lastID: UInt64 = 0

  func item(_ id: List.Item.ID) -> OpaquePointer? { known.first { $0.value.id == id.value }?.key }

  mutating func read(_ view: OpaquePointer, _ webkit: OrielWebKit) -> List {
    guard let list = webkit.webkit_web_view_get_back_forward_list(view) else { return List() }
    let before = items(webkit.webkit_back_forward_list_get_back_list(list))
    let current = webkit.webkit_back_forward_list_get_current_item(list)
    let after = items(webkit.webkit_back_forward_list_get_forward_list(list))
    let all = Set(before + (current.map { [$0] } ?? []) + after)
    known = known.filter { all.contains($0.key) }
    // WebKitGTK lists the nearest item first.
    return List(
      backList: before.reversed().map { item($0, webkit) }, currentItem: current.map { item($0, webkit) },
      forwardList: after.map { item($0, webkit) })
  }

  private func items(_ list: UnsafeMutablePointer<GList>?) -> [OpaquePointer] {
    defer { g_list_free(list) }
    return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { $0?.pointee.data.map { OpaquePointer($0) } }
  }

  private mutating func item(_ pointer: OpaquePointer, _ webkit: OrielWebKit) -> List.Item {
    let id = known[pointer]?.id ?? lastID + 1
    if known[pointer] == nil {
      lastID = id
      known[pointer] = (id, ObjectReference(pointer))
    }
    func url(_ text: UnsafePointer<CChar>?) -> URL { text.flatMap { URL(string: String(cString: $0)) } ?? WebPage.blank }
    let title = webkit.webkit_back_forward_list_item_get_title(pointer).map { String(cString: $0) }
    return List.Item(
      id: List.Item.ID(value: id), title: title?.isEmpty == true ? nil : title,
      url: url(webkit.webkit_back_forward_list_item_get_uri(pointer)),
      initialURL: url(webkit.webkit_back_forward_list_item_get_original_uri(pointer)))
  }
}
