import type { TableColumn } from '../model/column.ts'

/** A setting of a column, if it is text. */
export function textProp({ props }: TableColumn, name: string): string | undefined {
  const value = props?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A setting of a column, if it is a number. */
export function numberProp({ props }: TableColumn, name: string): number | undefined {
  const value = props?.[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** The settings of a column as the field of its kind takes them. A designer's document may hold anything; fields cope. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- see above
export const fieldProps = <Props>({ props }: TableColumn): Props => (props ?? {}) as Props

/** A field's value is whatever the row holds: it reads it, and says so when it cannot. */
export const asValue = (value: unknown): { value: never } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  ({ value: value as never })
