import { asBoolean, asNumber, asText, type FormItem, type OptionSource, optionSource, own } from '@sqos/form-model'
import type { FieldProps } from '@sqos/form-widgets'
import type { WidgetProps } from './widget-props.ts'

/** Fields read whatever is stored, and say when they cannot: their types name only what is right. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
export const anyValue = (value: unknown): never => value as never

/** What every field takes, out of what a widget is told. */
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

/** A text of the component; empty counts as none. */
export const textOf = (item: FormItem, key: string): string | undefined => asText(own(item.node, key)) || undefined

/** A number of the component. */
export const numberOf = (item: FormItem, key: string): number | undefined => asNumber(own(item.node, key))

/** A flag of the component, with its default. */
export const flagOf = (item: FormItem, key: string, otherwise = false): boolean =>
  asBoolean(own(item.node, key)) ?? otherwise

/** The size of the component itself, else of the form. `medium` is the usual one. */
export function ownSize({ item, size }: Pick<WidgetProps, 'item' | 'size'>): WidgetProps['size'] {
  const chosen = oneOf(textOf(item, 'size'), ['medium', 'small', 'mini'])
  return chosen === 'medium' ? 'default' : (chosen ?? size)
}

const sources = new WeakMap<object, OptionSource>()

/** The same object for the same component: fields read their options again for another one. */
function sourceOf({ node }: FormItem): OptionSource {
  const source = sources.get(node) ?? optionSource(node)
  sources.set(node, source)
  return source
}

/** Where the options come from, as fields take it. */
export function optionProps({ item, options }: Pick<WidgetProps, 'item' | 'options'>) {
  const source = sourceOf(item)
  const optionKeys = source.keys
  if (options) return { options, optionKeys }
  if (source.type === 'dictionary') return { dictionary: source.dictionary, optionKeys }
  if (source.type === 'interface') return { dataInterface: source.dataInterface, optionKeys }
  return { options: source.options, optionKeys }
}

/** One of some words, or nothing. */
export const oneOf = <Word extends string>(value: unknown, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === value)
