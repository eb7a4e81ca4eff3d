// `import UIKit` in an unmodified program: UIKit's names as far as they can be on Linux, which are in the module SwiftUI, since that brings UIKit along on
// Apple's systems. A package that asks whether UIKit can be imported takes other ways where it can, so that only who wants the module has it. Core Graphics' names
// come by SwiftUI: a test that imported its module by this one, and Testing, would be asked for a part of Testing that Linux doesn't have.
@_exported import Foundation
@_exported import SwiftUI
