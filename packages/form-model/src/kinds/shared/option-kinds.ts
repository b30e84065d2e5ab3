import type { FormNode } from '../../document/form.schema.ts'
import { asBoolean, asText, isEmpty, own } from '../../json/json.ts'
import type { Reference } from '../../values/names.ts'
import { optionSource, staticOption } from '../../values/options.ts'
import { idsIn, readList } from '../../values/read.ts'
import { CODE_COLUMN, LIST_COLUMN } from '../define-kind.ts'
import type { DisplayOptions, Kind } from '../kind.ts'

/** Options of a new component. */
export const SAMPLES = [
  { fullName: '选项一', id: '1' },
  { fullName: '选项二', id: '2' },
]

/** Options of a new tree. */
export const TREE_SAMPLES = [{ id: '1', fullName: '选项一', children: [{ id: '2', fullName: '选项1-1' }] }]

/** `__config__` of a new component with a flat list of options. */
export const SOURCE = {
  dataType: 'static',
  dictionaryType: '',
  propsUrl: '',
  props: { label: 'fullName', value: 'id' },
}

/** `__config__` of a new component with a tree of options. */
export const TREE_SOURCE = { dataType: 'static', dictionaryType: '', propsUrl: '' }

const isMultiple = (node: FormNode): boolean => asBoolean(own(node, 'multiple')) === true

/** Returns the value with the type of its option: a column returns text where the option is a number. */
const asOption = (value: unknown, node: FormNode): unknown => staticOption(node, value)?.value ?? value

/** One chosen option. */
export const readOne: Kind['read'] = (value, node) => {
  if (isEmpty(value)) return undefined
  const list = typeof value === 'string' && value.startsWith('[') ? readList(value) : undefined
  const one = list ? list[0] : Array.isArray(value) ? value[0] : value
  return isEmpty(one) ? undefined : asOption(one, node)
}

/** Several chosen options. */
export const readMany: Kind['read'] = (value, node) => readList(value)?.map((one) => asOption(one, node))

/** One option or several, according to the component. */
export const readChosen: Kind['read'] = (value, node) =>
  isMultiple(node) ? readMany(value, node) : readOne(value, node)

/** The column of one option or several. */
export const chosenColumn: Kind['column'] = (node) => (isMultiple(node) ? LIST_COLUMN : CODE_COLUMN)

/** References of chosen options; options in the document need no lookup. */
const references = (value: unknown, node: FormNode): readonly Reference[] => {
  const ids = optionSource(node).type === 'static' ? [] : idsIn(value)
  return ids.length > 0 ? [{ source: 'option', ids }] : []
}

/** The label of an option. */
export function optionLabel(id: unknown, { node, names }: DisplayOptions): string {
  const text = asText(id) ?? ''
  return staticOption(node, id)?.label ?? names('option', text) ?? text
}

const display: Kind['display'] = (value, options) =>
  idsIn(readList(value) ?? [])
    .map((id) => optionLabel(id, options))
    .join(',')

/** Search by one option. */
export const searchOne: Kind['search'] = (node) => ({ input: 'select', test: isMultiple(node) ? 'includes' : 'equals' })

/** Common parts of kinds with options. */
export const optionKind = { hasOptions: true, references, display } as const
