import { isApiError } from '@sqos/api-client'
import { RESULT } from '@sqos/contract'

/** A record as read: form values, and the time of its last change. */
export interface ReadRecord<Fields> {
  fields: Fields
  lastModifyTime: number | null
}

export interface SaveOverOptions<Fields> {
  /** The record that the form was filled with. */
  base: ReadRecord<Fields>
  typed: Fields
  save: (lastModifyTime: number | null) => Promise<unknown>
  /** Reads the current record. */
  reread: () => Promise<ReadRecord<Fields> | undefined>
  /** Receives the new `base` for the next attempt. */
  onChanged: (record: ReadRecord<Fields>) => void
  /** Returns the message for a field that another user changed; `isTaken` when it was unchanged in this form. */
  describe: (name: string, value: unknown, isTaken: boolean) => string
}

/**
 * Error after a change by another user; `fields` are messages by field, `values` the values that the form takes over.
 */
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
 * Saves a record that another user may have changed since it was read. In that case nothing is overwritten: the form
 * shows the new value at each field and takes over values of fields without an own change; the next attempt is based on
 * the new record.
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

/** Empty and missing values are equal. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** `{ a: { b: 1 } }` → `{ 'a.b': 1 }`; a list is one value. */
function flatten(fields: object, prefix = ''): Record<string, unknown> {
  const flat: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.assign(flat, flatten(value, `${prefix}${name}.`))
    else flat[prefix + name] = value
  }
  return flat
}
