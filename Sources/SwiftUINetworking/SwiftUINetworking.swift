// On Linux, `URLSession` is in a separate module, whose libraries a program without networking needn't load. The same applies to the
// extensions of views for it.
@_exported import FoundationNetworking
@_exported import Oriel
