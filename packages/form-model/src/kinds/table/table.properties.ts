import { defineProperties, config, flag, flagUnlessNot, text } from '../../designer/property.ts'
import { disabled } from '../../designer/shared-properties.ts'

export const properties = defineProperties([
  flagUnlessNot('showTitle', config('showTitle')),
  text('actionText'),
  flag('show-summary'),
  {
    name: 'summaryField',
    path: ['summaryField'],
    editor: { type: 'summary' },
    when: { path: ['show-summary'], is: [true, 1] },
  },
  flag('fullscreen'),
  disabled,
])
