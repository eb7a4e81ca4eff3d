// `import SwiftUI` in an unmodified program means Oriel on Linux: the views, the desktop's `App.main()`, and Combine's names.
@_exported import Combine
@_exported import Oriel
@_exported import OrielGTK
