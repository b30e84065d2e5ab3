import { defineProperties } from '../../designer/property.ts'
import { clearable, defaultCurrent, disabled, multiple, placeholder } from '../../designer/shared-properties.ts'

// Picker dialogs can always be searched, so there is no `filterable` switch.
export const properties = defineProperties([placeholder, multiple, defaultCurrent, clearable, disabled])
