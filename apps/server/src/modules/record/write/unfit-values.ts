import { type FieldFault, type FormItem, type JsonRecord, readRows } from '@sqos/form-model'
import type { ModelStorage } from '../model-storage.ts'

const WHOLE = new Set(['smallint', 'integer', 'bigint'])

/** Values that do not fit their columns: long texts, fractions. */
export function unfitValues({ main, secondary, subTables }: ModelStorage, values: JsonRecord): FieldFault[] {
  const check = (
    item: FormItem,
    { type, value, row }: { type: string; value: unknown; row?: number },
  ): FieldFault[] => {
    const limit = Number(/^character varying\((\d+)\)$/.exec(type)?.[1])
    const stored = item.kind.toColumn(value, item.node)
    const { label, path } = item
    if (typeof stored === 'number' && WHOLE.has(type) && !Number.isSafeInteger(stored))
      return [{ code: 'notWhole', params: { label }, path, row }]
    if (typeof stored !== 'string' || !(stored.length > limit)) return []
    return [{ code: 'tooLong', params: { label, limit }, path, row }]
  }
  return [
    ...[main, ...secondary].flatMap(({ fields }) =>
      fields.flatMap(({ item, type }) => check(item, { type, value: values[item.name] })),
    ),
    ...subTables.flatMap(({ item: table, fields }) =>
      readRows(values[table.name]).flatMap((cells, row) =>
        fields.flatMap(({ item, type }) => check(item, { type, value: cells[item.name], row })),
      ),
    ),
  ]
}
