// `URLSession` is in a module of its own on Linux, with libraries that programs without a network needn't load: so is what Combine adds to it.
@_exported import Combine
@_exported import FoundationNetworking
