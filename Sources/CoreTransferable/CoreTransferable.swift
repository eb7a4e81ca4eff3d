// On Linux, the types for dragging, copying and sharing belong to SwiftUI. This module has the name of their module on Apple platforms.
@_exported import UniformTypeIdentifiers

@_exported import struct Oriel.CodableRepresentation
@_exported import struct Oriel.DataRepresentation
@_exported import struct Oriel.FileRepresentation
@_exported import struct Oriel.ProxyRepresentation
@_exported import struct Oriel.ReceivedTransferredFile
@_exported import struct Oriel.SentTransferredFile
@_exported import protocol Oriel.TransferRepresentation
@_exported import struct Oriel.TransferRepresentationBuilder
@_exported import protocol Oriel.Transferable
