import { defaultNode, tree } from '../../designer/option-properties.ts'
import { defineProperties } from '../../designer/property.ts'
import { clearable, disabled, filterable, multiple, placeholder } from '../../designer/shared-properties.ts'

export const properties = defineProperties(
  [placeholder, ...tree, defaultNode, multiple, clearable, filterable, disabled],
  { hasWidth: true },
)
