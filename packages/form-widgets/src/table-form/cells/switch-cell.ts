import type { CellContext, CellType } from '../model/cell-type.ts'
import { textProp } from './column-props.ts'
import { plainText } from './text-cells.ts'

/** On or off; Space and Enter change it. */
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

/** The stored values of on and off. */
export function valuesOf({ column }: CellContext) {
  return { on: column.props?.['activeValue'] ?? 1, off: column.props?.['inactiveValue'] ?? 0 }
}

/** Whether a value is on; undefined if it is neither. Older rows have text instead of numbers and true instead of 1. */
export function readSwitch(value: unknown, context: CellContext): boolean | undefined {
  const { on, off } = valuesOf(context)
  if (value === true || plainText(value) === plainText(on)) return true
  return value === false || plainText(value) === plainText(off) ? false : undefined
}
