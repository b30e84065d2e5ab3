import { defineProperties, number, reference, text } from '../../designer/property.ts'
import { clearable, disabled, placeholder } from '../../designer/shared-properties.ts'

export const properties = defineProperties(
  [
    placeholder,
    reference('interfaceId', 'dataInterfaces'),
    text('relationField'),
    number('total', { min: 1, max: 100 }),
    clearable,
    disabled,
  ],
  { isUnique: true, hasPatterns: true },
)
