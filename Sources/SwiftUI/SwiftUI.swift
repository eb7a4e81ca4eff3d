// In an unmodified app, `import SwiftUI` imports Oriel on Linux: the views, the platform's `App.main()`, and the declarations of Combine.
@_exported import Combine
@_exported import Oriel
// Packages that support older systems of Apple's declare this name themselves, and let the availability of theirs end where SwiftUI has it.
// Availability of Apple's systems doesn't apply on Linux, so that the name would be ambiguous. An import of the type alone takes precedence
// over imports of modules.
@_exported import struct Oriel.Bindable
@_exported import OrielGTK
