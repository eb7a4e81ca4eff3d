#include "COSLock.h"
