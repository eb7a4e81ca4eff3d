// Like Apple's `os`, this module exports the C lock, and the functions of the dynamic linker, which Apple's C library has.
@_exported import COSLock
@_exported import MachO
