// On Apple platforms, CoreGraphics also exports the C library's mathematics, with its functions for CGFloat. On Linux, they are part of
// Foundation, like CGFloat, CGPoint, CGSize and CGRect. OrielDrawing's SwiftUI types aren't exported: only `import SwiftUI` provides them.
@_exported import Foundation
@_exported import struct OrielDrawing.CGAffineTransform
@_exported import class OrielDrawing.CGColor
@_exported import class OrielDrawing.CGImage
@_exported import enum OrielDrawing.CGLineCap
@_exported import enum OrielDrawing.CGLineJoin
@_exported import class OrielDrawing.CGMutablePath
@_exported import class OrielDrawing.CGPath
@_exported import struct OrielDrawing.CGPathElement
@_exported import enum OrielDrawing.CGPathElementType
@_exported import enum OrielDrawing.CGPathFillRule
@_exported import struct OrielDrawing.CGVector
@_exported import func OrielDrawing.CGPointMake
@_exported import func OrielDrawing.CGRectMake
@_exported import func OrielDrawing.CGSizeMake
@_exported import func OrielDrawing.CGVectorMake
@_exported import typealias OrielDrawing.CGPathApplierFunction
