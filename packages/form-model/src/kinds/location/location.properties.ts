import { defineProperties } from '../../designer/property.ts'
import { clearable, disabled, placeholder } from '../../designer/shared-properties.ts'

export const properties = defineProperties([placeholder, clearable, disabled])
