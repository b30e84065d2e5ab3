import type { FormItem } from '@sqos/form-model'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { NamesOf, Shown } from '../read/record-names.ts'
import type { RecordReader } from '../read/record-reader.ts'
import type { GrantSource } from '../rights/record-grant.ts'
import type { RecordService } from '../record.service.ts'
import type { FieldChange } from './differences.ts'
import { createHistoryRepository } from './history.repository.ts'
import type { CellChange, HistoryQuery, RecordChange } from './history.schema.ts'

const MENU: GrantSource = { source: 'menu' }

/** Whether a value is a picture or a formatted text: a history says only that it changed. */
const isPicture = ({ kind, node }: FormItem) =>
  kind.isDrawn && kind.fileType === undefined && kind.column(node)?.type === 'text'

/** A change of a field that the reader may see. */
interface VisibleCell {
  item: FormItem
  change: FieldChange
}

/** Lists the changes of records as texts. Readers see the fields that they may see today. */
export function createHistoryService({
  db,
  records,
  reader,
}: {
  db: Db
  records: Pick<RecordService, 'open' | 'readOne'>
  reader: Pick<RecordReader, 'namesFor'>
}) {
  const repository = createHistoryRepository(db)

  async function list(modelId: string, { id, query, actor }: { id: string; query: HistoryQuery; actor: Actor }) {
    const opened = await records.open(modelId, { actor, grant: MENU })
    const { items, mayRead, showsNumbers } = await records.readOne(opened, { id, actions: ['detail', 'edit'] })
    const { currentPage = 1, pageSize = 20 } = query
    const key = { modelId, recordId: id }
    const stored = await repository.list(key, { offset: (currentPage - 1) * pageSize, limit: pageSize })
    const changes = stored.map((row) => ({
      row,
      fields: cellsOf(items, row.fields),
      rows: items.flatMap((table) =>
        row.rows
          .filter((one) => one.table === table.name)
          .map(({ kind, cells }) => ({ table, kind, cells: cellsOf(table.children.filter(mayRead), cells) }))
          .filter(({ cells }) => cells.length > 0),
      ),
    }))
    const cells = changes.flatMap(({ fields, rows }) => [...fields, ...rows.flatMap((row) => row.cells)])
    const namesOf = await reader.namesFor(cells.flatMap(valuesOf), { actor })
    const text = (cell: VisibleCell) => textsOf(cell, { namesOf, showsNumbers })
    return {
      list: changes
        // Changes of hidden fields alone stay hidden.
        .filter(({ fields, rows }) => fields.length > 0 || rows.length > 0)
        .map(({ row, fields, rows }): RecordChange => ({
          id: row.id,
          changedAt: row.createdAt.getTime(),
          authorId: row.actorId ?? '',
          author: row.realName === null ? '' : `${row.realName}/${row.account ?? ''}`,
          isSystem: row.actorId === null,
          fields: fields.map(text),
          rows: rows.map(({ table: { name, label }, kind, cells: own }) => ({
            table: name,
            label,
            kind,
            cells: own.map(text),
          })),
        })),
      pagination: { currentPage, pageSize, total: await repository.count(key) },
    }
  }

  return { list }
}

export type HistoryService = ReturnType<typeof createHistoryService>

const cellsOf = (items: readonly FormItem[], changes: readonly FieldChange[]): VisibleCell[] =>
  items.flatMap((item) => {
    const change = changes.find(({ name }) => name === item.name)
    return change ? [{ item, change }] : []
  })

/** The values whose names a text needs. */
const valuesOf = ({ item, change }: VisibleCell): Shown[] =>
  [change.before, change.after].flatMap((value) => (value === null ? [] : [{ item, value }]))

function textsOf(
  { item, change }: VisibleCell,
  { namesOf, showsNumbers }: { namesOf: NamesOf; showsNumbers: boolean },
): CellChange {
  const { name, label } = item
  if (change.isLong || isPicture(item)) return { name, label, before: '', after: '', isLong: true }
  const textOf = (value: unknown) =>
    value === null ? '' : item.kind.display(value, { node: item.node, names: namesOf(item), showsNumbers })
  return { name, label, before: textOf(change.before), after: textOf(change.after) }
}
