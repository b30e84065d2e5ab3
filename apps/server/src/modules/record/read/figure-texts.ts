import { asText, isPhoneField, maskedNumber, optionSource, type FormItem, type JsonRecord } from '@sqos/form-model'
import type { RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { fieldValue } from '../record-sql.ts'
import type { FigureField } from './figure-fields.ts'
import type { Fold } from './figure-folding.ts'
import type { Shown } from './record-names.ts'
import type { DateBucket } from './record-query.ts'
import type { RecordReader } from './record-reader.ts'

/** A column of figures. Moments are milliseconds; `textKey` names the column with the text of an id. */
export interface FigureColumn {
  key: string
  label: string
  type: 'text' | 'number' | 'moment'
  textKey?: string
  field?: string
  bucket?: DateBucket
}

/** A column in the statement. */
export interface Cell {
  column: FigureColumn
  /** The value in the inner statement, which groups. */
  value: RawBuilder<unknown>
  /** The value in the outer statement, from the inner one. */
  shown: (inner: RawBuilder<unknown>) => RawBuilder<unknown>
  /** How groups are computed from finer groups; undefined where that is not possible. */
  fold?: Fold
  isKey: boolean
  /** The field whose texts are looked up. */
  named?: FigureField
}

/** A row of a statement: `c0`, `c1` … */
export type Raw = Record<string, unknown>

/** Whether texts of the field come from a data interface, which answers each user with their own permissions. */
export const asksInterface = ({ kind, node }: FormItem) =>
  kind.records === 'interface' || (kind.hasOptions && optionSource(node).type === 'interface')

/** Rows by the names of their columns, with the texts of ids. */
export async function withTexts(
  found: readonly Raw[],
  { cells, reader, actor }: { cells: readonly Cell[]; reader: RecordReader; actor: Actor },
): Promise<{ columns: FigureColumn[]; rows: JsonRecord[] }> {
  const values = found.map((raw) =>
    cells.map(({ named }, index) => (named ? fieldValue(named.placed.item, raw[`c${index}`]) : raw[`c${index}`])),
  )
  const shown = values.flatMap((row) =>
    cells.flatMap(({ named }, index): Shown[] =>
      named && !isNothing(row[index]) ? [{ item: named.placed.item, value: row[index] }] : [],
    ),
  )
  const namesOf = shown.length === 0 ? undefined : await reader.namesFor(shown, { actor })
  const textOf = ({ placed: { item }, showsNumbers }: FigureField, value: unknown) =>
    namesOf && !isNothing(value)
      ? item.kind.display(value, { node: item.node, names: namesOf(item), showsNumbers })
      : ''
  const texts = values.map((row) => cells.map(({ named }, index) => named && textOf(named, row[index])))
  const hasTexts = cells.map(
    ({ named, column: { type } }, index) =>
      named !== undefined &&
      type === 'text' &&
      values.some((row, at) => texts[at]?.[index] !== (asText(row[index]) ?? '')),
  )
  const columns = cells.map(({ column }, index) =>
    hasTexts[index] ? { ...column, textKey: `${column.key}$text` } : column,
  )
  const rows = values.map((row, at) => {
    const id = found[at]?.['id']
    const entries = cells.flatMap(({ named, column }, index): [string, unknown][] => {
      const isMasked = named !== undefined && !named.showsNumbers && isPhoneField(named.placed.item)
      const value = isMasked ? maskedNumber(row[index]) : (row[index] ?? null)
      return [
        [column.key, value],
        ...(hasTexts[index] ? [[`${column.key}$text`, texts[at]?.[index] ?? ''] as [string, unknown]] : []),
      ]
    })
    return Object.fromEntries([...entries, ...(id === undefined ? [] : [['id', id] as [string, unknown]])])
  })
  return { columns, rows }
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''
