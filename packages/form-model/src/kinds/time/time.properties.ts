import { defineProperties, plain, text } from '../../designer/property.ts'
import { clearable, defaultTime, disabled, placeholder, readonly } from '../../designer/shared-properties.ts'

export const properties = defineProperties(
  [
    placeholder,
    { ...plain('format', ['HH:mm:ss', 'HH:mm']), also: (format) => [[['value-format'], format]] },
    text('selectableRange', ['picker-options', 'selectableRange']),
    defaultTime,
    clearable,
    readonly,
    disabled,
  ],
  { hasWidth: true },
)
