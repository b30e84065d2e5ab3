import { isEmpty } from '@sqos/form-model'

/** The JSON text of a value; '' for undefined. */
export const textOf = (value: unknown): string => JSON.stringify(value) ?? ''

/** Whether two values are equal; all empty values are. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (isEmpty(one) && isEmpty(other)) || textOf(one) === textOf(other)
