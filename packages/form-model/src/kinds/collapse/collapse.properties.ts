import { defineProperties, flag } from '../../designer/property.ts'
import { activePanes, panes } from '../../designer/shared-properties.ts'

export const properties = defineProperties([flag('accordion'), panes, activePanes('name')])
