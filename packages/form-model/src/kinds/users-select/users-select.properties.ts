import { defineProperties } from '../../designer/property.ts'
import { clearable, disabled, multiple, placeholder } from '../../designer/shared-properties.ts'

export const properties = defineProperties([placeholder, multiple, clearable, disabled], { isUnique: true })
