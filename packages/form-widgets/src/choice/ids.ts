import { readListOf, readText } from '../base/readers.ts'

/** Reads one or several ids as a list, for fields that became multiple later. */
export const readIds = readListOf(readText)

/** The used ids: a field that became single uses the first. */
export const idsOf = (value: readonly string[] | undefined, multiple: boolean): readonly string[] =>
  multiple ? [...new Set(value)] : (value ?? []).slice(0, 1)

interface ChoosesOne<Chosen> {
  multiple?: false | undefined
  value?: string | null | undefined
  /** The id, `''` when cleared, and the chosen entry. */
  onChange?: ((id: string, chosen: Chosen | undefined) => void) | undefined
}

interface ChoosesMany<Chosen> {
  multiple: true
  value?: readonly string[] | null | undefined
  /** The ids in the order of choosing, and the chosen entries. */
  onChange?: ((ids: string[], chosen: Chosen[]) => void) | undefined
}

/** Value and `onChange` of a field that stores ids. */
export type IdValueProps<Chosen> = ChoosesOne<Chosen> | ChoosesMany<Chosen>

/** Reports the choice to the host of the field. */
export function reportIds<Chosen>(props: IdValueProps<Chosen>, chosen: readonly { id: string; record: Chosen }[]) {
  const ids = chosen.map(({ id }) => id)
  const records = chosen.map(({ record }) => record)
  if (props.multiple) props.onChange?.(ids, records)
  else props.onChange?.(ids[0] ?? '', records[0])
}
