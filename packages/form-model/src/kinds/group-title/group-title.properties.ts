import { defineProperties, choice, text } from '../../designer/property.ts'

export const properties = defineProperties([text('content'), choice('content-position', ['left', 'center', 'right'])])
