/** What a record holds by itself: a field called `constructor` is a field and not what every object inherits. */
export function readOwn(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, name)) return undefined
  return Reflect.get(record, name)
}
