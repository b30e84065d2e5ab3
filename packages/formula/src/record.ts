/** Reads an own property of a record: a field called `constructor` is not the inherited function. */
export function readOwn(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, name)) return undefined
  return Reflect.get(record, name)
}
