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

/** The props of a column for the field of its kind. Fields check props of documents at run time. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- see above
export const fieldProps = <Props>({ props }: TableColumn): Props => (props ?? {}) as Props

/** A value of a row for a field, which checks it at run time. */
export const asValue = (value: unknown): { value: never } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  ({ value: value as never })
