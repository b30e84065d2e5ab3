import type { CellContext, CellType } from '../model/cell-type.ts'
import { textProp } from './column-props.ts'
import { plainText } from './text-cells.ts'

/** On or off: Space and Enter change it. */
export const switchCell: CellType = {
  entry: 'toggle',
  format(value, context) {
    const isOn = readSwitch(value, context)
    if (isOn === undefined) return plainText(value)
    const { column, t } = context
    return isOn ? (textProp(column, 'activeText') ?? t('on')) : (textProp(column, 'inactiveText') ?? t('off'))
  },
  typedAs: 'switch',
  toggle: (value, context) => valuesOf(context)[readSwitch(value, context) ? 'off' : 'on'],
  check: (value, context) => (readSwitch(value, context) === undefined ? context.t('notPossible') : undefined),
}

/** What is stored for on and off. */
export function valuesOf({ column }: CellContext) {
  return { on: column.props?.['activeValue'] ?? 1, off: column.props?.['inactiveValue'] ?? 0 }
}

/**
 * Tells whether a value means on; nothing where it means neither. Older rows hold text where newer ones hold numbers, and true where 1 is meant.
 */
export function readSwitch(value: unknown, context: CellContext): boolean | undefined {
  const { on, off } = valuesOf(context)
  if (value === true || plainText(value) === plainText(on)) return true
  return value === false || plainText(value) === plainText(off) ? false : undefined
}
