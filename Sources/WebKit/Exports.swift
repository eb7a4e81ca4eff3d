@_exported import Foundation
// `URLRequest` and its kin, which are Foundation's own on Apple's systems.
@_exported import FoundationNetworking
