/** A list of names that ids stand for. */
export type NameSource = 'option' | 'user' | 'organization' | 'position' | 'role' | 'group' | 'region' | 'record'

/** Ids that a value mentions and whose names have to be known before it can be shown. */
export interface Reference {
  source: NameSource
  ids: readonly string[]
}

/**
 * The names of ids, known already: whoever shows values asks `references` first and looks them up in one call per source.
 * An id without a name answers nothing. `option` and `record` depend on the field: bind it before handing the names over.
 */
export type Names = (source: NameSource, id: string) => string | undefined

/** No names at all: ids stay as they are. */
export const noNames: Names = () => undefined
