const BLANKS: Readonly<Record<string, unknown>> = { string: '', integer: 0, number: 0, boolean: false, null: null }

/**
 * Returns the blank value of a required key by its JSON schema: null where allowed, else empty, zero or the first
 * constant.
 */
export function blankOf(schema: object): unknown {
  const read = (keyword: string): unknown => Reflect.get(schema, keyword)
  const alternatives: unknown = read('anyOf')
  if (Array.isArray(alternatives)) {
    const blanks = alternatives.map((one: unknown) =>
      typeof one === 'object' && one !== null ? blankOf(one) : undefined,
    )
    return blanks.includes(null) ? null : blanks[0]
  }
  if (read('const') !== undefined) return read('const')
  const type = read('type')
  if (Array.isArray(type) && type.includes('null')) return null
  const first: unknown = Array.isArray(type) ? type[0] : type
  if (first === 'array') return []
  if (first === 'object') return {}
  return typeof first === 'string' ? BLANKS[first] : undefined
}
