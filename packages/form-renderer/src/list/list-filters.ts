import { isRecord } from '@sqos/form-model'
import { FILTER_TESTS, type ListFilter } from './list-source.ts'

/** Name of the conditions in the address. */
export const FILTERS = 'f'

/** Maximum number of conditions in an address. */
const MOST = 50

/** A condition of a list with the words that describe it, where the page that leads to the list knows them. */
export interface NamedFilter extends ListFilter {
  /** The name of the field. */
  label?: string | undefined
  /** The value as people read it. */
  text?: string | undefined
}

/** Reads conditions of an address. What is none is left out. */
export function readFilters(text: string | null): NamedFilter[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text ?? '[]')
  } catch {
    // The address was edited by hand.
    return []
  }
  if (!Array.isArray(parsed)) return []
  return parsed.slice(0, MOST).flatMap((one: unknown): NamedFilter[] => {
    if (!isRecord(one)) return []
    const { field, value, label, text: shown } = one
    const test = FILTER_TESTS.find((name) => name === one['test'])
    if (typeof field !== 'string' || field === '' || test === undefined) return []
    return [
      {
        field,
        test,
        ...(value !== undefined && { value }),
        ...(typeof label === 'string' && { label }),
        ...(typeof shown === 'string' && { text: shown }),
      },
    ]
  })
}

/** The conditions for the server. */
export const plainFilters = (filters: readonly NamedFilter[]): ListFilter[] =>
  filters.map(({ field, test, value }) => ({ field, test, ...(value !== undefined && { value }) }))

/** Present conditions with those of a chosen group, which replace those on the same fields. */
export function withFilters(present: readonly NamedFilter[], added: readonly NamedFilter[]): NamedFilter[] {
  const fields = new Set(added.map(({ field }) => field))
  return [...present.filter(({ field }) => !fields.has(field)), ...added]
}
