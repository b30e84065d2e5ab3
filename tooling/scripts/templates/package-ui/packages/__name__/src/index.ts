// One line per exported name.
