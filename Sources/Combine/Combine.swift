@_exported import CombineDispatch
@_exported import OpenCombine
