import { defineProperties, flag, plain } from '../../designer/property.ts'
import { files } from '../../designer/shared-properties.ts'

export const properties = defineProperties([
  ...files,
  flag('crop'),
  { ...plain('cropRatio', ['1:1', '4:3', '3:4', '3:2', '16:9']), when: { path: ['crop'], is: [true, 1] } },
])
