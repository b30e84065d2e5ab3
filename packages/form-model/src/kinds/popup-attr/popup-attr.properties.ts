import { defineProperties, text } from '../../designer/property.ts'
import { attribute } from '../../designer/shared-properties.ts'

export const properties = defineProperties([...attribute, text('showField')])
