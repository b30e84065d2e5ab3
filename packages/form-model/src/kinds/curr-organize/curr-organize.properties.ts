import { defineProperties, choice } from '../../designer/property.ts'
import { system } from '../../designer/shared-properties.ts'

export const properties = defineProperties([choice('showLevel', ['all', 'last']), ...system])
