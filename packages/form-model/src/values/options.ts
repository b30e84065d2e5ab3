import { asText, isRecord, own, ownAt } from '../json/json.ts'

/** The keys of value, label and children in a record. */
export interface OptionKeys {
  value: string
  label: string
  children: string
}

/** The source of the options of a component. */
export type OptionSource =
  | { type: 'static'; options: readonly unknown[]; keys: OptionKeys }
  | { type: 'dictionary'; dictionary: string; keys: OptionKeys }
  | { type: 'interface'; dataInterface: string; keys: OptionKeys }

/** An option of a component; options of trees have children. */
export interface ModelOption {
  value: string | number
  label: string
  children?: readonly ModelOption[] | undefined
  /** Meaning in lists, where the option is shown as a tag. */
  tone?: OptionTone | undefined
}

/** Meanings of options: on, off, needs attention, danger or failure, information. */
export const OPTION_TONES = ['on', 'attention', 'danger', 'info', 'off'] as const
export type OptionTone = (typeof OPTION_TONES)[number]

/** The meaning of an option record; undefined for none or an unknown one. */
export const optionTone = (option: unknown): OptionTone | undefined =>
  OPTION_TONES.find((tone) => tone === own(option, 'tone'))

const listAt = (node: object, ...keys: readonly string[]): readonly unknown[] | undefined => {
  const value = ownAt(node, ...keys)
  return Array.isArray(value) ? value : undefined
}

/** Cascaders and trees have their keys in `props.props`, other kinds in `__config__.props`. */
export function optionSource(node: object): OptionSource {
  const of = (key: string) =>
    asText(ownAt(node, 'props', 'props', key)) ??
    asText(ownAt(node, '__config__', 'props', key)) ??
    asText(ownAt(node, 'props', key))
  const keys = { value: of('value') || 'id', label: of('label') || 'fullName', children: of('children') || 'children' }
  const dataType = ownAt(node, '__config__', 'dataType')
  if (dataType === 'dictionary') {
    return { type: 'dictionary', dictionary: asText(ownAt(node, '__config__', 'dictionaryType')) ?? '', keys }
  }
  if (dataType === 'dynamic') {
    return { type: 'interface', dataInterface: asText(ownAt(node, '__config__', 'propsUrl')) ?? '', keys }
  }
  const options = listAt(node, '__slot__', 'options') ?? listAt(node, 'options') ?? []
  return { type: 'static', options, keys }
}

/** Reads records as options; skips invalid records. */
export function readOptions(source: readonly unknown[], keys: OptionKeys): readonly ModelOption[] {
  return source.flatMap((one): ModelOption[] => {
    if (typeof one === 'string' || typeof one === 'number') return [{ value: one, label: String(one) }]
    if (!isRecord(one)) return []
    const value = own(one, keys.value) ?? own(one, 'value') ?? own(one, 'id')
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const label = asText(own(one, keys.label)) ?? asText(own(one, 'label')) ?? asText(own(one, 'fullName'))
    const children = own(one, keys.children)
    const tone = optionTone(one)
    return [
      {
        value,
        label: label ?? String(value),
        ...(tone && { tone }),
        ...(Array.isArray(children) && children.length > 0 && { children: readOptions(children, keys) }),
      },
    ]
  })
}

/** The options in the document. */
export function staticOptions(node: object): readonly ModelOption[] {
  const source = optionSource(node)
  return source.type === 'static' ? readOptions(source.options, source.keys) : []
}

interface OptionIndex {
  keys: OptionKeys
  byValue: ReadonlyMap<string, ModelOption>
}

/** Options of documents by their values: every cell of a list looks its label up. */
const indexes = new WeakMap<readonly unknown[], OptionIndex>()

/** Finds the option of a value among those in the document, at any depth; 1 and "1" are equal. The document must not be changed in place. */
export function staticOption(node: object, value: unknown): ModelOption | undefined {
  const text = asText(value)
  const source = optionSource(node)
  if (text === undefined || source.type !== 'static') return undefined
  const { options, keys } = source
  let index = indexes.get(options)
  if (!index || !hasKeys(index.keys, keys)) {
    index = { keys, byValue: indexOf(readOptions(options, keys)) }
    indexes.set(options, index)
  }
  return index.byValue.get(text)
}

const hasKeys = (one: OptionKeys, other: OptionKeys) =>
  one.value === other.value && one.label === other.label && one.children === other.children

/** An option comes before its children and before later ones with the same value. */
function indexOf(options: readonly ModelOption[], byValue = new Map<string, ModelOption>()) {
  for (const option of options) {
    const text = String(option.value)
    if (!byValue.has(text)) byValue.set(text, option)
    if (option.children) indexOf(option.children, byValue)
  }
  return byValue
}

/** Finds the option of a value at any depth; 1 and "1" are equal. */
export function findOption(options: readonly ModelOption[], value: unknown): ModelOption | undefined {
  const text = asText(value)
  if (text === undefined) return undefined
  for (const option of options) {
    const found = String(option.value) === text ? option : findOption(option.children ?? [], value)
    if (found) return found
  }
  return undefined
}
