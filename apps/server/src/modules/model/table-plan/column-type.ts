import type { ColumnType } from '@sqos/form-model'
import { isTextType } from '../../../platform/db/table-catalogue.ts'

const DEFAULT_LENGTH = 500

/** The type of the column that a field is stored in. A decimal keeps every digit, whatever its scale. */
export function columnTypeOf(type: ColumnType): string {
  switch (type.type) {
    case 'varchar':
      return `character varying(${type.length})`
    case 'text':
      return 'text'
    case 'integer':
      return 'bigint'
    case 'decimal':
      return 'numeric'
    case 'datetime':
      return 'timestamp with time zone'
  }
}

const WHOLE = ['smallint', 'integer', 'bigint']
const lengthOf = (type: string) => Number(/^character varying\((\d+)\)$/.exec(type)?.[1] ?? Number.NaN)
const isNumeric = (type: string) => type === 'numeric' || type.startsWith('numeric(')

/** Whether every value of type `wanted` fits a column of type `present`. */
export function fits(present: string, wanted: string): boolean {
  if (present === wanted) return true
  if (present === 'text' || present === 'character varying') return isTextType(wanted)
  if (isNumeric(present)) return isNumeric(wanted) ? present === 'numeric' : WHOLE.includes(wanted)
  if (WHOLE.includes(present) && WHOLE.includes(wanted)) return WHOLE.indexOf(present) >= WHOLE.indexOf(wanted)
  return lengthOf(present) >= lengthOf(wanted)
}

/** The type that holds all values of both types; undefined when a change to it would lose values. */
export function widened(present: string, wanted: string): string | undefined {
  if (fits(wanted, present)) return wanted
  if (isTextType(present) && isTextType(wanted)) return 'text'
  const isNumber = (type: string) => isNumeric(type) || WHOLE.includes(type)
  if (isNumber(present) && isNumber(wanted)) return 'numeric'
  if (isNumber(present) && isTextType(wanted)) return 'text'
  return undefined
}

/** The column type of an external description (`tables[].fields[]`). */
export function columnTypeFrom({ dataType, dataLength }: { dataType: string; dataLength: string }): string {
  const length = Number.parseInt(dataLength, 10)
  switch (dataType.toLowerCase()) {
    case 'int':
    case 'integer':
    case 'tinyint':
    case 'smallint':
      return 'integer'
    case 'bigint':
      return 'bigint'
    case 'decimal':
    case 'numeric':
    case 'double':
    case 'float':
      return 'numeric'
    case 'datetime':
    case 'date':
    case 'timestamp':
    case 'timestamp with time zone':
      return 'timestamp with time zone'
    case 'text':
    case 'longtext':
    case 'clob':
      return 'text'
    default:
      return length > 0 && length <= 4000 ? `character varying(${length})` : `character varying(${DEFAULT_LENGTH})`
  }
}
