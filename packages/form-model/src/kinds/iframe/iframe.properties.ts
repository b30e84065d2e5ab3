import { choice, defineProperties, number, text } from '../../designer/property.ts'

export const properties = defineProperties([
  text('href'),
  number('height', { min: 50, max: 2000 }),
  choice('borderType', ['none', 'solid', 'dashed', 'dotted']),
  number('borderWidth', { min: 0, max: 20 }),
])
