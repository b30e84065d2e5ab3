import { defineProperties } from '../../designer/property.ts'
import { clearable, defaultCurrent, disabled, multiple, placeholder } from '../../designer/shared-properties.ts'

export const properties = defineProperties([placeholder, multiple, defaultCurrent, clearable, disabled], {
  isUnique: true,
})
