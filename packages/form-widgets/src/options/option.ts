import type { DataRecord } from '../services/widget-services.ts'

/** The stored value of an option. */
export type OptionValue = string | number

/** An option. */
export interface FieldOption {
  value: OptionValue
  label: string
  isDisabled: boolean
  /** The options below it, in trees. */
  children?: readonly FieldOption[] | undefined
  /** The record of the option; `onChange` passes it with the value. */
  record: DataRecord
}

/** The keys of a record. Default: `value` and `label` if the record has a `value`, else `id` and `fullName`. */
export interface OptionKeys {
  value?: string | undefined
  label?: string | undefined
  children?: string | undefined
}

/** Reads the response of a source as options; skips invalid records. */
export function readOptions(source: unknown, keys: OptionKeys = {}): readonly FieldOption[] {
  return Array.isArray(source) ? source.flatMap((one: unknown) => readOption(one, keys)) : []
}

/** The options that can be chosen; a parent in a tree stays for the options below it. */
export const offeredOptions = (
  list: readonly FieldOption[],
  offered: readonly string[] | undefined,
): readonly FieldOption[] =>
  offered === undefined
    ? list
    : list.flatMap((one): FieldOption[] => {
        const children = one.children && offeredOptions(one.children, offered)
        if (children && children.length > 0) return [{ ...one, children }]
        return offered.includes(String(one.value)) ? [{ ...one, children: undefined }] : []
      })

function readOption(source: unknown, keys: OptionKeys): FieldOption[] {
  if (isOptionValue(source)) return [option({ value: source, label: String(source) })]
  if (!isRecord(source)) return []
  const value = source[keys.value ?? ('value' in source ? 'value' : 'id')]
  if (!isOptionValue(value)) return []
  const label = source[keys.label ?? ('value' in source && 'label' in source ? 'label' : 'fullName')]
  const children = source[keys.children ?? 'children']
  return [
    {
      value,
      label: isOptionValue(label) ? String(label) : String(value),
      isDisabled: source['disabled'] === true,
      ...(Array.isArray(children) && children.length > 0 && { children: readOptions(children, keys) }),
      record: source,
    },
  ]
}

const option = (record: { value: OptionValue; label: string }): FieldOption => ({
  ...record,
  isDisabled: false,
  record,
})

export const isOptionValue = (value: unknown): value is OptionValue =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))

const isRecord = (value: unknown): value is DataRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
