import { defineProperties, choice } from '../../designer/property.ts'

export const properties = defineProperties([
  choice('justify', ['start', 'end', 'center', 'space-around', 'space-between']),
  choice('rowAlign', ['top', 'middle', 'bottom'], ['align']),
])
