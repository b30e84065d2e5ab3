import { defineProperties, flag } from '../../designer/property.ts'

export const properties = defineProperties([
  { name: 'expression', path: ['expression'], editor: { type: 'expression' } },
  flag('isAmountChinese'),
])
