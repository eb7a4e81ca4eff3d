@_exported import Combine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
