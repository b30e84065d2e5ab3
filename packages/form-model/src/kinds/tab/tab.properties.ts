import { defineProperties, choice } from '../../designer/property.ts'
import { activePanes, panes } from '../../designer/shared-properties.ts'

export const properties = defineProperties([
  choice('tabType', ['', 'card', 'border-card'], ['type']),
  choice('tab-position', ['top', 'left', 'right', 'bottom']),
  panes,
  activePanes('place'),
])
