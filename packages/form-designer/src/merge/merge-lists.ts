import { asList, asText, isRecord } from '@sqos/form-model'
import { propOf } from '../list/entries.ts'
import { type Clash, mergeFields, mergeOrder, type Versions } from './three-way.ts'

type Document = Readonly<Record<string, unknown>>

/** Lists whose entries are identified by name. */
const ENTRIES: ReadonlySet<string> = new Set([
  'searchList',
  'columnList',
  'defaultColumnList',
  'sortList',
  'btnsList',
  'columnBtnsList',
  'customBtnsList',
])

/** Merges two versions of a list document: columns, conditions and buttons one by one, like components of a form. */
export function mergeLists(
  versions: Versions<unknown>,
  { id, label, theirs: wanted }: Clash & { theirs: ReadonlySet<string> },
): { document: Document; clashes: readonly Clash[] } {
  const [base, ours, theirs] = [read(versions.base), read(versions.ours), read(versions.theirs)]
  const clashes: Clash[] = []
  const options = {
    nested: NONE,
    isTheirs: wanted.has(id),
    onClash: () => clashes.length > 0 || clashes.push({ id, label }),
  }
  const settings = mergeFields({ base: plain(base), ours: plain(ours), theirs: plain(theirs) }, options)
  const lists = [...ENTRIES]
    .filter((key) => key in ours || key in theirs)
    .map((key) => [key, merged({ base: named(base[key]), ours: named(ours[key]), theirs: named(theirs[key]) })])
  return { document: { ...settings, ...Object.fromEntries(lists) }, clashes }

  function merged({ base: was, ours: here, theirs: there }: Versions<ReadonlyMap<string, Document>>) {
    const members = [...new Set([...here.keys(), ...there.keys()])].filter((key) =>
      was.has(key) ? here.has(key) && there.has(key) : true,
    )
    const orders = { base: [...was.keys()], ours: [...here.keys()], theirs: [...there.keys()] }
    return mergeOrder(orders, new Set(members)).flatMap((key) => {
      const [mine, other] = [here.get(key), there.get(key)]
      if (!mine || !other) return mine ?? other ?? []
      return mergeFields({ base: was.get(key) ?? {}, ours: mine, theirs: other }, options)
    })
  }
}

const NONE: ReadonlySet<string> = new Set()

function read(source: unknown): Document {
  const value: unknown = typeof source === 'string' ? JSON.parse(source) : source
  return isRecord(value) ? value : {}
}

const plain = (document: Document): Document =>
  Object.fromEntries(Object.entries(document).filter(([key]) => !ENTRIES.has(key)))

const named = (value: unknown): ReadonlyMap<string, Document> =>
  new Map(
    asList(value)
      .filter(isRecord)
      .map((entry) => [propOf(entry) || asText(entry['value']) || JSON.stringify(entry), entry]),
  )
