import { defineProperties, choice, text } from '../../designer/property.ts'
import { clearable, defaultMoment, disabled, placeholder, readonly } from '../../designer/shared-properties.ts'

export const properties = defineProperties(
  [
    placeholder,
    {
      ...choice('dateType', ['date', 'datetime'], ['type']),
      also: (type) => [[['format'], type === 'datetime' ? 'yyyy-MM-dd HH:mm:ss' : 'yyyy-MM-dd']],
    },
    text('format'),
    defaultMoment,
    clearable,
    readonly,
    disabled,
  ],
  { hasWidth: true, isUnique: true },
)
