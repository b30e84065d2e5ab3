import { defineProperties, choice, colour, config, flag } from '../../designer/property.ts'
import { disabled } from '../../designer/shared-properties.ts'

export const properties = defineProperties([
  colour('defaultValue', config('defaultValue')),
  flag('show-alpha'),
  choice('color-format', ['', 'hex', 'rgb']),
  choice('fieldSize', ['medium', 'small', 'mini'], ['size']),
  disabled,
])
