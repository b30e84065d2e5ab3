/** Dictionary whose values are the categories of data interfaces; clients of the API family name it by this id. */
export const DATA_INTERFACE_CATEGORIES = '9c43287481364d348c0ea0d0f64b38be'

/** Source of the data. */
export const DATA_TYPE = { sql: 1, static: 2, api: 3 } as const
export type DataType = (typeof DATA_TYPE)[keyof typeof DATA_TYPE]

/** Access: public, signed-in users, or listed IP addresses. */
export const CHECK_TYPE = { none: 0, token: 1, address: 2 } as const
export type CheckType = (typeof CHECK_TYPE)[keyof typeof CHECK_TYPE]

/** Operation: by SQL (3 reads), or by an HTTP call (6, 7). */
export const REQUEST_METHOD = {
  insert: '1',
  update: '2',
  select: '3',
  remove: '4',
  procedure: '5',
  get: '6',
  post: '7',
} as const

/** Type of a parameter. */
export const PARAMETER_TYPES = ['varchar', 'int', 'datetime', 'decimal', 'bigint', 'text'] as const
export type ParameterType = (typeof PARAMETER_TYPES)[number]
