import { defineProperties, flag, number, text } from '../../designer/property.ts'
import {
  clearable,
  defaultText,
  disabled,
  icon,
  placeholder,
  readonly,
  trigger,
} from '../../designer/shared-properties.ts'

export const properties = defineProperties(
  [
    placeholder,
    defaultText,
    text('prepend', ['__slot__', 'prepend']),
    text('append', ['__slot__', 'append']),
    icon('prefix-icon'),
    icon('suffix-icon'),
    number('maxlength', { min: 1, max: 10_000 }),
    flag('show-word-limit'),
    flag('show-password'),
    flag('isPhoneNumber'),
    flag('isLink'),
    clearable,
    readonly,
    disabled,
    trigger,
  ],
  { hasWidth: true, isUnique: true, hasPatterns: true },
)
