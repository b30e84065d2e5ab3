import { defineProperties, choice, flag, number, text } from '../../designer/property.ts'
import { defaultNumber, disabled, placeholder } from '../../designer/shared-properties.ts'

export const properties = defineProperties(
  [
    placeholder,
    defaultNumber,
    number('min'),
    number('max'),
    number('step', { min: 0 }),
    flag('step-strictly'),
    number('precision', { min: 0, max: 10 }),
    text('unit'),
    flag('thousands'),
    choice('controls-position', ['', 'right']),
    flag('isAmountChinese'),
    disabled,
  ],
  { isUnique: true, hasPatterns: true },
)
