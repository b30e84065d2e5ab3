import { defineProperties, flag, number } from '../../designer/property.ts'
import { clearable, disabled, placeholder } from '../../designer/shared-properties.ts'

export const properties = defineProperties([
  placeholder,
  flag('autoLocation'),
  number('adjustmentScope', { min: 0, max: 100_000 }),
  clearable,
  disabled,
])
