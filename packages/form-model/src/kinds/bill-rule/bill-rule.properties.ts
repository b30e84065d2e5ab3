import { defineProperties, config, reference } from '../../designer/property.ts'
import { system } from '../../designer/shared-properties.ts'

export const properties = defineProperties([reference('rule', 'billRules', config('rule')), ...system])
