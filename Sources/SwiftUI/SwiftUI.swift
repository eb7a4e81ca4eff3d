// In an unmodified app, `import SwiftUI` imports Oriel on Linux: the views, the platform's `App.main()`, and the declarations of Combine.
@_exported import Combine
@_exported import Oriel
@_exported import OrielGTK
