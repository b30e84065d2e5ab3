import { defaultOption, flat } from '../../designer/option-properties.ts'
import { defineProperties } from '../../designer/property.ts'
import { clearable, disabled, filterable, multiple, placeholder } from '../../designer/shared-properties.ts'

export const properties = defineProperties(
  [placeholder, ...flat, defaultOption, multiple, clearable, filterable, disabled],
  { hasWidth: true, isUnique: true },
)
