import { inSight } from '../../designer/option-properties.ts'
import { defineProperties } from '../../designer/property.ts'

export const properties = defineProperties(inSight)
