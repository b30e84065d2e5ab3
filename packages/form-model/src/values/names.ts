/** A source of names for ids. */
export type NameSource = 'option' | 'user' | 'organization' | 'position' | 'role' | 'group' | 'region' | 'record'

/** The ids in a value whose names are needed to show it. */
export interface Reference {
  source: NameSource
  ids: readonly string[]
}

/**
 * Returns the name of an id; undefined if it is unknown. Callers collect `references` first and load the names with one
 * call per source. `option` and `record` depend on the field: bind the field before passing the function.
 */
export type Names = (source: NameSource, id: string) => string | undefined

/** Knows no names: ids are shown unchanged. */
export const noNames: Names = () => undefined
