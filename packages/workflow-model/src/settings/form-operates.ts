import { flagOf, isRecord, recordsOf, textOf } from '../json.ts'

/** The permission of a node on one field of the form. */
export interface FieldPermission {
  /** The model name of the field; `table-column` for columns of sub-tables, the table for a whole sub-table. */
  id: string
  name: string
  sqosKey: string
  dataType: string
  read: boolean
  write: boolean
  required: boolean
  /** The form itself requires the field. */
  requiredDisabled: boolean
}

/** Reads `formOperates`. Fields that are not named have the default of the node: see `permissionOf`. */
export const formOperatesOf = (value: unknown, isStart: boolean): readonly FieldPermission[] =>
  recordsOf(value).flatMap((record) => {
    const id = textOf(record['id'])
    if (id === '') return []
    return {
      id,
      name: textOf(record['name']),
      sqosKey: textOf(record['sqosKey'] ?? keyOfFamily(record)),
      dataType: textOf(record['dataType']),
      read: flagOf(record['read'], true),
      write: flagOf(record['write'], isStart),
      required: flagOf(record['required'], false),
      requiredDisabled: flagOf(record['requiredDisabled'], false),
    }
  })

/** Other products of the family have their own prefix: `jnpfKey`. */
function keyOfFamily(record: unknown): unknown {
  if (!isRecord(record)) return undefined
  const key = Object.keys(record).find((name) => /^[a-z]+Key$/.test(name))
  return key === undefined ? undefined : record[key]
}
