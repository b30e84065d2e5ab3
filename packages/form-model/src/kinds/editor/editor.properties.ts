import { defineProperties } from '../../designer/property.ts'
import { placeholder } from '../../designer/shared-properties.ts'

export const properties = defineProperties([placeholder])
