import Oriel
