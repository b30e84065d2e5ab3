import { defineProperties } from '../../designer/property.ts'

export const properties = defineProperties([
  { name: 'expression', path: ['expression'], editor: { type: 'expression' } },
])
