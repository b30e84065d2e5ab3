import { defineProperties } from '../../designer/property.ts'
import { system } from '../../designer/shared-properties.ts'

export const properties = defineProperties(system)
