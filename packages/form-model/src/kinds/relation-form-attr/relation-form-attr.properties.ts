import { defineProperties } from '../../designer/property.ts'
import { attribute } from '../../designer/shared-properties.ts'

export const properties = defineProperties([
  ...attribute,
  { name: 'showField', path: ['showField'], editor: { type: 'attributeField' } },
])
