@_exported import Foundation
@_exported import FoundationText
@_exported import Observation
@_exported import OrielDrawing
@_exported import OrielModel
