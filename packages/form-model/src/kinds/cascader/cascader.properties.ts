import { defaultNode, tree } from '../../designer/option-properties.ts'
import { defineProperties, config, flag, flagUnlessNot, text } from '../../designer/property.ts'
import { clearable, disabled, filterable, placeholder } from '../../designer/shared-properties.ts'

export const properties = defineProperties(
  [
    placeholder,
    ...tree,
    defaultNode,
    { ...flag('multiple', ['props', 'props', 'multiple']), also: () => [[config('defaultValue'), []]] },
    flagUnlessNot('show-all-levels'),
    text('separator'),
    clearable,
    filterable,
    disabled,
  ],
  { hasWidth: true },
)
