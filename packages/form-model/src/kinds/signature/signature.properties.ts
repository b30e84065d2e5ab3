import { defineProperties } from '../../designer/property.ts'
import { disabled } from '../../designer/shared-properties.ts'

export const properties = defineProperties([disabled])
