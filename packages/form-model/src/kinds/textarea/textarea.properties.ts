import { defineProperties, config, flag, note, number } from '../../designer/property.ts'
import { disabled, placeholder, readonly, trigger } from '../../designer/shared-properties.ts'

export const properties = defineProperties(
  [
    placeholder,
    note('defaultValue', config('defaultValue')),
    number('minRows', { min: 1, max: 20 }, ['autosize', 'minRows']),
    number('maxRows', { min: 1, max: 50 }, ['autosize', 'maxRows']),
    number('maxlength', { min: 1, max: 100_000 }),
    flag('show-word-limit'),
    readonly,
    disabled,
    trigger,
  ],
  { hasWidth: true, hasPatterns: true },
)
