import { asBoolean, asNumber, asText, type FormItem, type OptionSource, optionSource, own } from '@sqos/form-model'
import type { FieldProps } from '../base/field-props.ts'
import type { WidgetProps } from './widget-props.ts'

/** Fields check the values that they receive at run time; their types name valid values only. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
export const anyValue = (value: unknown): never => value as never

/** Common props of fields, from the props of a widget. */
export const fieldProps = (props: WidgetProps): FieldProps => ({
  mode: props.item.isReadonly && props.mode === 'edit' ? 'readonly' : props.mode,
  disabled: props.disabled,
  size: props.size,
  required: props.required,
  problem: props.problem,
  placeholder: textOf(props.item, 'placeholder'),
  onBlur: props.onBlur,
  ref: props.ref,
  'aria-label': props['aria-label'],
})

/** A text of the component; undefined if empty. */
export const textOf = (item: FormItem, key: string): string | undefined => asText(own(item.node, key)) || undefined

/** A number of the component. */
export const numberOf = (item: FormItem, key: string): number | undefined => asNumber(own(item.node, key))

/** A flag of the component, with its default. */
export const flagOf = (item: FormItem, key: string, otherwise = false): boolean =>
  asBoolean(own(item.node, key)) ?? otherwise

/** The size of the component, or of the form. `medium` is the default size. */
export function ownSize({ item, size }: Pick<WidgetProps, 'item' | 'size'>): WidgetProps['size'] {
  const chosen = oneOf(textOf(item, 'size'), ['medium', 'small', 'mini'])
  return chosen === 'medium' ? 'default' : (chosen ?? size)
}

const sources = new WeakMap<object, OptionSource>()

/** The same object for the same component, because fields load options again for a new object. */
function sourceOf({ node }: FormItem): OptionSource {
  const source = sources.get(node) ?? optionSource(node)
  sources.set(node, source)
  return source
}

/** Props for the source of options. */
export function optionProps({ item, options, offered }: Pick<WidgetProps, 'item' | 'options' | 'offered'>) {
  const source = sourceOf(item)
  const shared = { optionKeys: source.keys, offered }
  if (options) return { options, ...shared }
  if (source.type === 'dictionary') return { dictionary: source.dictionary, ...shared }
  if (source.type === 'interface') return { dataInterface: source.dataInterface, ...shared }
  return { options: source.options, ...shared }
}

/** Returns the value if it is one of the words; otherwise undefined. */
export const oneOf = <Word extends string>(value: unknown, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === value)
