import { asBoolean, asList, own } from '../json/json.ts'
import type { NameSource } from './names.ts'
import { idsIn } from './read.ts'

/** What an entry of a limited picker names. */
export type AbleType = Extract<NameSource, 'user' | 'organization' | 'position' | 'role' | 'group'>

/** The ids that limit a picker, by what they name. */
export type AbleIds = ReadonlyMap<AbleType, readonly string[]>

const TYPES: ReadonlyMap<string, AbleType> = new Map([
  ['user', 'user'],
  ['organize', 'organization'],
  ['organization', 'organization'],
  ['company', 'organization'],
  ['department', 'organization'],
  ['position', 'position'],
  ['role', 'role'],
  ['group', 'group'],
])

/** Types in the names of older properties: `ableDepIds`. */
const SHORT: Readonly<Record<string, string>> = { Dep: 'department', Pos: 'position', Com: 'company' }

/**
 * The entries that a picker is limited to: `selectType` custom with `ableIds`, or the older `able…Ids`. An entry is `id` or
 * `id--type`; of a path of ids the last counts. Undefined: the picker has no limit.
 */
export function ableIdsOf(node: object): readonly string[] | undefined {
  const selectType = own(node, 'selectType')
  const isLimited = selectType === 'custom' || (selectType === undefined && asBoolean(own(node, 'hasSys')) !== true)
  if (!isLimited) return undefined
  const entries = Object.keys(node)
    .filter((key) => /^able\w*Ids$/.test(key))
    .flatMap((key) => entriesOf(own(node, key)).map((entry) => withType(entry, key)))
  return entries.length > 0 ? entries : undefined
}

const entriesOf = (value: unknown): readonly string[] => {
  const list = asList(value)
  return list.length > 0 ? list.flatMap((entry) => idsIn(entry).at(-1) ?? []) : idsIn(value)
}

/** `ableRoleIds: ['r1']` → `r1--role`. */
function withType(entry: string, key: string): string {
  const [, type] = /^able([A-Z]\w*)Ids$/.exec(key) ?? []
  return type === undefined || entry.includes('--') ? entry : `${entry}--${SHORT[type] ?? type.toLowerCase()}`
}

/**
 * The ids of the entries by type; an entry without a type is of the type of the picker. Undefined: the list limits nothing, since
 * an entry is of an unknown type, or of a type that does not restrict the options of the picker (a role in a picker of positions).
 */
export function readAbleIds(entries: readonly string[], picked: AbleType): AbleIds | undefined {
  const found = new Map<AbleType, string[]>()
  for (const entry of entries) {
    const [id = '', written] = entry.split('--')
    const type = written === undefined ? picked : TYPES.get(written)
    if (type === undefined) return undefined
    if (picked !== 'user' && type !== picked && type !== 'organization' && type !== 'user') return undefined
    found.set(type, [...(found.get(type) ?? []), id])
  }
  return found
}
