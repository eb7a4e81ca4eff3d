@_exported import Foundation
// `URLRequest` and related types, which belong to Foundation itself on Apple platforms.
@_exported import FoundationNetworking
