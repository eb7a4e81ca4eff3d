// This module makes `import UIKit` work in an unmodified program. UIKit's names, as far as Linux supports them, are declared in the module
// SwiftUI, because SwiftUI exports UIKit on Apple platforms. A package that tests whether UIKit can be imported behaves differently if it
// can, so the module is available only to programs that depend on it. Core Graphics' names are exported by SwiftUI. If a test imported Core
// Graphics' module through this one, together with Testing, it would require a part of Testing that Linux doesn't have.
@_exported import Foundation
@_exported import SwiftUI
