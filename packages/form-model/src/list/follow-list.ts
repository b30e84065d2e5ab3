import type { ListDocument } from '../document/list.schema.ts'
import { asList, asText, isRecord } from '../json/json.ts'
import type { FormModel } from '../model/read-form.ts'
import { columnLook, type ListSide, possibleColumns, possibleSearches } from './design-list.ts'

interface Following {
  /** The form that the list was designed for. */
  before: FormModel
  after: FormModel
  side?: ListSide | undefined
}

type Entry = Readonly<Record<string, unknown>>

/** Lines of a card on a phone: new fields join only while it has fewer. */
const CARD_LINES = 4

/**
 * Returns the list document after a change of its form: columns, conditions and sort fields of removed fields are removed, labels of
 * renamed fields follow where nobody changed them, and new fields become columns. The same document when nothing changes.
 */
export function followList(document: ListDocument, { before, after, side = 'pc' }: Following): ListDocument {
  const was = new Map(possibleColumns(before, side).map((column) => [column.prop, column]))
  const now = new Map(possibleColumns(after, side).map((column) => [column.prop, column]))
  const searchable = new Map(possibleSearches(after, side).map((search) => [asText(search['prop']) ?? '', search]))
  const followed = (entries: unknown, present: ReadonlyMap<string, Entry>) =>
    asList(entries)
      .filter(isRecord)
      .flatMap((entry): Entry[] => {
        const prop = asText(entry['prop']) ?? ''
        const next = present.get(prop)
        // An entry of neither form is foreign: it is kept.
        if (!next) return was.has(prop) ? [] : [entry]
        const isRenamed = entry['label'] === was.get(prop)?.label && entry['label'] !== next['label']
        return [isRenamed ? { ...entry, label: next['label'] } : entry]
      })

  const kept = followed(document.columnList, now)
  const added = [...now.values()]
    .filter(({ prop }) => !was.has(prop) && !prop.includes('-') && !kept.some((entry) => entry['prop'] === prop))
    .slice(0, side === 'app' ? Math.max(0, CARD_LINES - kept.length) : undefined)
    .map((column) => ({ ...column, ...(side === 'pc' && columnLook(column)) }))
  const columnList = [...kept, ...added]
  const shown = new Set(columnList.map((entry) => entry['prop']))
  const changed: Record<string, unknown> = {
    columnList,
    searchList: followed(document.searchList, searchable),
    defaultColumnList: [...now.values()].map((column) => ({
      ...column,
      ...columnLook(column),
      ...columnList.find((entry) => entry['prop'] === column.prop),
      checked: shown.has(column.prop),
    })),
  }
  if (document['sortList'] !== undefined) changed['sortList'] = followed(document['sortList'], now)
  for (const key of ['defaultSidx', 'groupField', 'treeRelation'] as const) {
    const name = asText(document[key]) ?? ''
    if (name !== '' && was.has(name) && !now.has(name)) changed[key] = ''
  }
  const isSame = [...was.values()].every(({ prop, label }) => now.get(prop)?.label === label) && was.size === now.size
  return isSame ? document : { ...document, ...changed }
}
