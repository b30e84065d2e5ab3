import type { ReactNode } from 'react'

/** A sub-table: text columns, and two of numbers at the end. */
export interface TableSize {
  rows: number
  columns: number
}

/** A library of forms, drawing the same two things as every other. */
export interface Subject {
  /** A form with so many fields; every fifth is a text, a number, a choice of ten, a date, a switch. */
  form: (count: number) => ReactNode
  /** Rows of a sub-table, every cell required. Without it the library has none. */
  table?: (size: TableSize) => ReactNode
}

/** One record of a sub-table. */
export type Values = Record<string, unknown>

export type FieldKind = 'text' | 'number' | 'select' | 'date' | 'switch'

const KINDS: readonly FieldKind[] = ['text', 'number', 'select', 'date', 'switch']
const NUMBERS = 2

/** Whether a column of a sub-table holds numbers. */
export const isNumber = (index: number, columns: number) => index >= columns - NUMBERS

/** The names of the columns of a sub-table. */
export const namesOf = (columns: number) => Array.from({ length: columns }, (_, index) => `c${index}`)

/** What a sub-table begins with. */
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

/** What the fields of a form begin with; `date` makes a day what the library wants. */
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
