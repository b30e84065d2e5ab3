import { readListOf, readText } from '../base/readers.ts'

/** Ids of a field that holds one or several; one counts as a list of one, for fields that were made multiple later. */
export const readIds = readListOf(readText)

/** The ids that count: a field that was made single keeps the first. */
export const idsOf = (value: readonly string[] | undefined, multiple: boolean): readonly string[] =>
  multiple ? [...new Set(value)] : (value ?? []).slice(0, 1)

interface ChoosesOne<Chosen> {
  multiple?: false | undefined
  value?: string | null | undefined
  /** The id, `''` when emptied, and what it stands for. */
  onChange?: ((id: string, chosen: Chosen | undefined) => void) | undefined
}

interface ChoosesMany<Chosen> {
  multiple: true
  value?: readonly string[] | null | undefined
  /** The ids in the order they were chosen, and what they stand for. */
  onChange?: ((ids: string[], chosen: Chosen[]) => void) | undefined
}

/** Value and `onChange` of a field that stores ids. */
export type IdValueProps<Chosen> = ChoosesOne<Chosen> | ChoosesMany<Chosen>

/** Tells a field's host what was chosen. */
export function tellIds<Chosen>(props: IdValueProps<Chosen>, chosen: readonly { id: string; record: Chosen }[]) {
  const ids = chosen.map(({ id }) => id)
  const records = chosen.map(({ record }) => record)
  if (props.multiple) props.onChange?.(ids, records)
  else props.onChange?.(ids[0] ?? '', records[0])
}
