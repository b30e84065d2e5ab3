import { defineProperties, flag, number } from '../../designer/property.ts'
import { defaultNumber, disabled, isOn } from '../../designer/shared-properties.ts'

export const properties = defineProperties([
  defaultNumber,
  number('max', { min: 1, max: 20 }),
  flag('allow-half'),
  { ...flag('show-text'), also: (on) => (isOn(on) ? [[['show-score'], false]] : []) },
  { ...flag('show-score'), also: (on) => (isOn(on) ? [[['show-text'], false]] : []) },
  disabled,
])
