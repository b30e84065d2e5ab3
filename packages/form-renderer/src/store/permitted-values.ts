import { type FormItem, type FormModel, isRecord, type JsonRecord } from '@sqos/form-model'

/**
 * Removes the fields and columns that the user may not write, also if they have default or calculated values. The
 * server refuses records that contain them.
 */
export function permittedValues(
  model: FormModel,
  {
    record,
    isForbidden,
    isReadOnly = () => false,
  }: {
    record: JsonRecord
    isForbidden: (item: FormItem) => boolean
    /** Whether a whole sub-table is sent by nobody: its rows stay as they are stored. */
    isReadOnly?: (item: FormItem) => boolean
  },
): JsonRecord {
  const only = (values: JsonRecord, pathOf: (name: string) => string): JsonRecord =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
        const item = model.field(pathOf(name))
        if (item?.kind.role === 'table' && isReadOnly(item)) return []
        if (item?.kind.role === 'table' && Array.isArray(value))
          return [
            [name, value.map((row: unknown) => (isRecord(row) ? only(row, (column) => `${name}.${column}`) : row))],
          ]
        return item && isForbidden(item) ? [] : [[name, value]]
      }),
    )
  return only(record, (name) => name)
}
