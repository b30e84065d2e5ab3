import { defineProperties, choice, text } from '../../designer/property.ts'

export const properties = defineProperties([
  text('content', ['__slot__', 'default']),
  choice('content-position', ['left', 'center', 'right']),
])
