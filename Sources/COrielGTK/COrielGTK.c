#include "COrielGTK.h"
