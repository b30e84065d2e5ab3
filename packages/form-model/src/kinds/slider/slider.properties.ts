import { defineProperties, config, flag, number } from '../../designer/property.ts'
import { defaultNumber, disabled } from '../../designer/shared-properties.ts'

export const properties = defineProperties([
  { ...defaultNumber, when: { path: ['range'], is: [false, 0, null, undefined] } },
  number('min'),
  number('max'),
  number('step', { min: 0 }),
  flag('show-stops'),
  { ...flag('range'), also: () => [[config('defaultValue'), null]] },
  disabled,
])
