import { defineProperties } from '../../designer/property.ts'
import { defaultText, disabled, placeholder } from '../../designer/shared-properties.ts'

export const properties = defineProperties([placeholder, defaultText, disabled])
