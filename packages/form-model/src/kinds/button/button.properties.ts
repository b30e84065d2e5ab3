import { defineProperties, choice, text } from '../../designer/property.ts'
import { disabled } from '../../designer/shared-properties.ts'

export const properties = defineProperties([
  text('buttonText'),
  choice('align', ['left', 'center', 'right']),
  choice('buttonType', ['', 'primary', 'success', 'info', 'warning', 'danger'], ['type']),
  disabled,
])
