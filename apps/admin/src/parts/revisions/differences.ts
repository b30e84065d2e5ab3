import { isRecord } from '@sqos/form-model'

/** A value that is not the same in two documents. */
export interface Difference {
  /** Where it is, in words: `区域月份 › 指标 金额 › 小数位数`. */
  path: string
  /** Empty: there is none. */
  before: string
  after: string
}

/** How the places and values of a document are called. */
export interface DocumentWords {
  /** The name of a property. */
  property: (key: string) => string
  /** The name of an entry of a list. */
  entry: (value: unknown, list: string) => string
  value: (value: unknown, key: string) => string
  /** Where the order of a list changed. */
  order: string
}

/** Properties that identify an entry of a list, in this order. */
const IDENTITIES = ['id', 'i', 'key', 'name', 'field', 'as']

/** Compares two documents of JSON. Entries of lists are matched by what identifies them, not by their place. */
export function differencesOf(before: unknown, after: unknown, words: DocumentWords): Difference[] {
  const found: Difference[] = []
  compare({ before, after, path: [], key: '' })
  return found

  function compare({ before: old, after: now, path, key }: Pair & { path: readonly string[]; key: string }) {
    if (JSON.stringify(old) === JSON.stringify(now)) return
    if (isRecord(old) && isRecord(now)) {
      for (const name of new Set([...Object.keys(old), ...Object.keys(now)]))
        compare({ before: old[name], after: now[name], path: [...path, words.property(name)], key: name })
      return
    }
    // A list that one of them does not have is an empty one.
    const [held, made] = [old ?? [], now ?? []]
    if (Array.isArray(held) && Array.isArray(made)) {
      compareLists(held, made, { path, key })
      return
    }
    const name = (value: unknown) => (value === undefined ? '' : words.value(value, key))
    found.push({ path: path.join(' › '), before: name(old), after: name(now) })
  }

  function compareLists(
    old: readonly unknown[],
    now: readonly unknown[],
    { path, key }: { path: readonly string[]; key: string },
  ) {
    const [held, made] = [keyed(old), keyed(now)]
    const inside = (value: unknown) => [...path, words.entry(value, key)]
    for (const [id, value] of held) {
      if (made.has(id)) compare({ before: value, after: made.get(id), path: inside(value), key })
      else found.push({ path: path.join(' › '), before: words.entry(value, key), after: '' })
    }
    for (const [id, value] of made)
      if (!held.has(id)) found.push({ path: path.join(' › '), before: '', after: words.entry(value, key) })
    const order = (some: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>) =>
      [...some].filter(([id]) => others.has(id))
    const [was, is] = [order(held, made), order(made, held)]
    if (was.some(([id], index) => id !== is[index]?.[0])) {
      const names = (list: typeof was) => list.map(([, value]) => words.entry(value, key)).join('、')
      found.push({ path: [...path, words.order].join(' › '), before: names(was), after: names(is) })
    }
  }
}

interface Pair {
  before: unknown
  after: unknown
}

/** The entries by what identifies them; without it by their place. */
function keyed(list: readonly unknown[]): Map<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const [index, value] of list.entries()) {
    const own = isRecord(value) ? IDENTITIES.map((name) => value[name]).find((id) => id !== undefined) : value
    const id = typeof own === 'string' || typeof own === 'number' ? `${typeof own} ${own}` : `at ${index}`
    entries.set(entries.has(id) ? `${id} at ${index}` : id, value)
  }
  return entries
}

/** A value in few words. */
export function plainText(value: unknown, texts: { yes: string; no: string }): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}

/** Characters of a value. */
const MOST = 300
