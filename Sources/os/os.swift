// Like Apple's `os`, this module exports the C lock.
@_exported import COSLock
