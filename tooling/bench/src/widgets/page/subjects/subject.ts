import type { ReactNode } from 'react'

/** Size of a sub-table: text columns, and two number columns at the end. */
export interface TableSize {
  rows: number
  columns: number
}

/** A form library that renders the same form and table as the others. */
export interface Subject {
  /** A form with `count` fields, in turn text, number, select of ten options, date and switch. */
  form: (count: number) => ReactNode
  /** A sub-table with required cells; undefined when the library has none. */
  table?: (size: TableSize) => ReactNode
}

/** A row of a sub-table. */
export type Values = Record<string, unknown>

export type FieldKind = 'text' | 'number' | 'select' | 'date' | 'switch'

const KINDS: readonly FieldKind[] = ['text', 'number', 'select', 'date', 'switch']
const NUMBERS = 2

/** Whether a column of a sub-table holds numbers. */
export const isNumber = (index: number, columns: number) => index >= columns - NUMBERS

/** The names of the columns of a sub-table. */
export const namesOf = (columns: number) => Array.from({ length: columns }, (_, index) => `c${index}`)

/** Initial rows of a sub-table. */
export const rowsOf = ({ rows, columns }: TableSize): Values[] =>
  Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(
      namesOf(columns).map((name, index) => [name, isNumber(index, columns) ? row : `${name} of row ${row + 1}`]),
    ),
  )

/** The fields of a form: name, label, kind. */
export const fieldsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `f${index}`,
    label: `Field ${index + 1}`,
    kind: KINDS[index % KINDS.length] ?? 'text',
  }))

const DAY = '2026-11-21'

/** Ten options. */
export const OPTIONS = Array.from({ length: 10 }, (_, index) => ({ value: index, label: `Option ${index + 1}` }))

/** Initial values of a form; `date` converts a day to the format of the library. */
export const valuesOf = (count: number, date: (day: string) => unknown = (day) => day): Values =>
  Object.fromEntries(
    fieldsOf(count).map(({ name, kind }, index) => [
      name,
      {
        text: `Text ${index}`,
        number: index,
        select: index % OPTIONS.length,
        date: date(DAY),
        switch: index % 2 === 0,
      }[kind],
    ]),
  )
