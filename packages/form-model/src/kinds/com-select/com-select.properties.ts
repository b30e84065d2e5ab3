import { defineProperties } from '../../designer/property.ts'
import { clearable, disabled, multiple, placeholder } from '../../designer/shared-properties.ts'

// The dialogs of people, places and records are always searched: a switch for it would change nothing.
export const properties = defineProperties([placeholder, multiple, clearable, disabled])
