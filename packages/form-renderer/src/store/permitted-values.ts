import { type FormItem, type FormModel, isRecord, type JsonRecord } from '@sqos/form-model'

/**
 * A record without what somebody may not write: neither fields of the form nor columns of its tables, be it what they begin
 * with or what a formula made of it. A server refuses those who send it, and knows it better.
 */
export function permittedValues(
  model: FormModel,
  { record, isForbidden }: { record: JsonRecord; isForbidden: (item: FormItem) => boolean },
): JsonRecord {
  const only = (values: JsonRecord, pathOf: (name: string) => string): JsonRecord =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
        const item = model.field(pathOf(name))
        if (item?.kind.role === 'table' && Array.isArray(value))
          return [
            [name, value.map((row: unknown) => (isRecord(row) ? only(row, (column) => `${name}.${column}`) : row))],
          ]
        return item && isForbidden(item) ? [] : [[name, value]]
      }),
    )
  return only(record, (name) => name)
}
