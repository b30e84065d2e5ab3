import { UNREADABLE } from '../../base/readers.ts'
import type { CellContext, CellType } from '../model/cell-type.ts'
import { textProp } from './column-props.ts'
import { plainText } from './text-cells.ts'

const ON = new Set(['true', 'yes', 'y', '是', '√', '✓'])
const OFF = new Set(['false', 'no', 'n', '否', '×'])

/** On or off: Space and Enter change it. */
export const switchCell: CellType = {
  entry: 'toggle',
  format(value, context) {
    const isOn = readSwitch(value, context)
    if (isOn === undefined) return plainText(value)
    const { column, t } = context
    return isOn ? (textProp(column, 'activeText') ?? t('on')) : (textProp(column, 'inactiveText') ?? t('off'))
  },
  parse(text, context) {
    const wanted = text.trim()
    const { on, off } = valuesOf(context)
    const isOn = readSwitch(wanted, context)
    if (isOn === true || switchCell.format(on, context) === wanted || ON.has(wanted.toLowerCase())) return on
    if (isOn === false || switchCell.format(off, context) === wanted || OFF.has(wanted.toLowerCase())) return off
    return UNREADABLE
  },
  toggle: (value, context) => valuesOf(context)[readSwitch(value, context) ? 'off' : 'on'],
  check: (value, context) => (readSwitch(value, context) === undefined ? context.t('notPossible') : undefined),
}

function valuesOf({ column }: CellContext) {
  return { on: column.props?.['activeValue'] ?? 1, off: column.props?.['inactiveValue'] ?? 0 }
}

/** Older rows hold text where newer ones hold numbers, and true where 1 is meant. */
function readSwitch(value: unknown, context: CellContext): boolean | undefined {
  const { on, off } = valuesOf(context)
  if (value === true || plainText(value) === plainText(on)) return true
  return value === false || plainText(value) === plainText(off) ? false : undefined
}
