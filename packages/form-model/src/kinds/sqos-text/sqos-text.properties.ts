import { defineProperties, choice, colour, config, note, number } from '../../designer/property.ts'

export const properties = defineProperties([
  note('content', config('defaultValue')),
  colour('color', ['textStyle', 'color']),
  number('font-size', { min: 8, max: 72 }, ['textStyle', 'font-size']),
  number('line-height', { min: 8, max: 100 }, ['textStyle', 'line-height']),
  choice('text-align', ['left', 'center', 'right'], ['textStyle', 'text-align']),
  choice('font-weight', ['normal', 'bold'], ['textStyle', 'font-weight']),
  choice('font-style', ['normal', 'italic'], ['textStyle', 'font-style']),
  choice('text-decoration', ['none', 'underline', 'line-through'], ['textStyle', 'text-decoration']),
])
