import { defineProperties, colour, config, flag, text } from '../../designer/property.ts'
import { disabled, stored } from '../../designer/shared-properties.ts'

export const properties = defineProperties([
  text('activeTxt'),
  text('inactiveTxt'),
  stored('active-value'),
  stored('inactive-value'),
  colour('active-color'),
  colour('inactive-color'),
  flag('defaultValue', config('defaultValue')),
  disabled,
])
