import { isApiError } from '@sqos/api-client'
import { RESULT } from '@sqos/contract'

/** What was read of a record: what its form holds, and when it was changed last. */
export interface ReadRecord<Fields> {
  fields: Fields
  lastModifyTime: number | null
}

export interface SaveOverOptions<Fields> {
  /** The record as the form was filled from it. */
  base: ReadRecord<Fields>
  typed: Fields
  save: (lastModifyTime: number | null) => Promise<unknown>
  /** The record as it is now. */
  reread: () => Promise<ReadRecord<Fields> | undefined>
  /** Takes the place of `base` for the next try. */
  onChanged: (record: ReadRecord<Fields>) => void
  /** What to say at a field that somebody else gave another value; `isTaken` when nobody had touched it here. */
  describe: (name: string, value: unknown, isTaken: boolean) => string
}

/** A form was saved over by somebody else; `fields` says at each of them what it is now, `values` what the form takes over. */
class SavedMeanwhile extends Error {
  override name = 'SavedMeanwhile'
  readonly fields: Record<string, string>
  readonly values: Record<string, unknown>

  constructor(fields: Record<string, string>, values: Record<string, unknown>) {
    super('Somebody else saved this record first.')
    this.fields = fields
    this.values = values
  }
}

/**
 * Saves a record that somebody else may have changed since it was read. If so nothing is overwritten: the form says at each
 * field what it has become, takes over those that nobody has touched in it, and the next try is measured against that.
 */
export async function saveOver<Fields extends object>(options: SaveOverOptions<Fields>) {
  try {
    await options.save(options.base.lastModifyTime)
  } catch (error) {
    if (!isApiError(error) || error.code !== RESULT.conflict) throw error
    const theirs = await options.reread()
    if (!theirs) throw error
    options.onChanged(theirs)
    const before = flatten(options.base.fields)
    const typed = flatten(options.typed)
    const changed = Object.entries(flatten(theirs.fields)).filter(
      ([name, value]) => !isSame(value, before[name]) && !isSame(value, typed[name]),
    )
    if (changed.length === 0) throw error
    const isTaken = (name: string) => isSame(typed[name], before[name])
    throw new SavedMeanwhile(
      Object.fromEntries(changed.map(([name, value]) => [name, options.describe(name, value ?? '', isTaken(name))])),
      Object.fromEntries(changed.filter(([name]) => isTaken(name))),
    )
  }
}

/** Nothing typed is the same as nothing there. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** `{ a: { b: 1 } }` → `{ 'a.b': 1 }`; a list is the value of one field. */
function flatten(fields: object, prefix = ''): Record<string, unknown> {
  const flat: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.assign(flat, flatten(value, `${prefix}${name}.`))
    else flat[prefix + name] = value
  }
  return flat
}
