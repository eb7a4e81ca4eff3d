// On Linux, `URLSession` is in a separate module, whose libraries a program without networking needn't load. The same applies to Combine's
// extensions of it.
@_exported import Combine
@_exported import FoundationNetworking
