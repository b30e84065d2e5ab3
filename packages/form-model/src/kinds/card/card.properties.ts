import { defineProperties, choice, flag, text } from '../../designer/property.ts'

export const properties = defineProperties([
  text('header'),
  choice('shadow', ['always', 'hover', 'never']),
  flag('fullscreen'),
])
