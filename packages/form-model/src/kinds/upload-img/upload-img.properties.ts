import { defineProperties } from '../../designer/property.ts'
import { files } from '../../designer/shared-properties.ts'

export const properties = defineProperties([...files])
