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
  /** What to say at a field that somebody else gave another value. */
  describe: (name: string, value: unknown) => string
}

/** A form was saved over by somebody else; `fields` says at each of them what it is now. */
class SavedMeanwhile extends Error {
  override name = 'SavedMeanwhile'
  readonly fields: Record<string, string>

  constructor(fields: Record<string, string>) {
    super('Somebody else saved this record first.')
    this.fields = fields
  }
}

/**
 * Saves a record that somebody else may have changed since it was read. If so nothing is overwritten: the form says at each
 * field what it has become, and the next try is measured against that.
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
      ([name, value]) => value !== before[name] && value !== typed[name],
    )
    if (changed.length === 0) throw error
    throw new SavedMeanwhile(Object.fromEntries(changed.map(([name, value]) => [name, options.describe(name, value)])))
  }
}

/** `{ a: { b: 1 } }` → `{ 'a.b': 1 }`; nothing typed is the same as nothing there. */
function flatten(fields: object, prefix = ''): Record<string, unknown> {
  const flat: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null) Object.assign(flat, flatten(value, `${prefix}${name}.`))
    else flat[prefix + name] = value ?? ''
  }
  return flat
}
