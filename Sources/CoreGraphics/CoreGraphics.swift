// Apple's CoreGraphics brings the C library's mathematics along, with its functions for CGFloat; on Linux they are Foundation's, as are
// CGFloat, CGPoint, CGSize and CGRect. SwiftUI's names in OrielDrawing stay out: only `import SwiftUI` gives those.
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
