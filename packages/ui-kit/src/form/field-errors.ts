/**
 * The invalid fields that a server named: `{ fields: { enCode: '编码已存在' } }`, at the top of the error or in its `data`
 * as api-client rejects with it. Nothing when the failure is of another kind.
 */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields = read(error, 'fields') ?? read(read(error, 'data'), 'fields')
  if (fields === null || typeof fields !== 'object') return {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The values that replace those of the form: `{ values: { fax: '1' } }`, when another user has saved the record first. */
export const fieldValuesOf = (error: unknown): object => Object(read(error, 'values'))

function read(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object'
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
