import { defineProperties, choice } from '../../designer/property.ts'
import { clearable, disabled, multiple, placeholder } from '../../designer/shared-properties.ts'

export const properties = defineProperties([
  placeholder,
  choice('level', [0, 1, 2, 3]),
  multiple,
  {
    ...choice('popupType', ['popover', 'dialog']),
    when: { path: ['multiple'], is: [false, 0, undefined, null] },
  },
  clearable,
  disabled,
])
