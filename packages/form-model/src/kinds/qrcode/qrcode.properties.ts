import { defineProperties, colour, number } from '../../designer/property.ts'
import { code } from '../../designer/shared-properties.ts'

export const properties = defineProperties([
  ...code,
  colour('colorDark'),
  colour('colorLight'),
  number('width', { min: 40, max: 400 }, ['size']),
])
