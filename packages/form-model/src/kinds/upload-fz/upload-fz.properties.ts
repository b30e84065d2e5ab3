import { defineProperties, text } from '../../designer/property.ts'
import { files } from '../../designer/shared-properties.ts'

export const properties = defineProperties([text('buttonText'), ...files])
