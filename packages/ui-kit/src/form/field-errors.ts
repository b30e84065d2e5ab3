/**
 * The invalid fields of a server error: `{ fields: { enCode: '编码已存在' } }`, at the top level of the error or in its
 * `data`, where api-client puts it. Undefined for other failures.
 */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields = read(error, 'fields') ?? read(read(error, 'data'), 'fields')
  if (fields === null || typeof fields !== 'object') return {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Values that replace those of the form because another user saved the record first: `{ values: { fax: '1' } }`. */
export const fieldValuesOf = (error: unknown): object => Object(read(error, 'values'))

function read(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object'
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
