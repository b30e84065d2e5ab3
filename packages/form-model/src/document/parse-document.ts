import { isRecord, type JsonRecord } from '../json/json.ts'
import { DOCUMENT_LIMITS, isForbiddenKey } from './limits.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** The parsed document, or the reason why it was refused. */
export interface ParsedDocument<Value> {
  value: Value | undefined
  problems: readonly Problem[]
}

const refusal = (code: ProblemCode, pointer = '', params?: Problem['params']): ParsedDocument<never> => ({
  value: undefined,
  problems: [{ code, severity: 'error', place: [], pointer, params }],
})

/** Parses JSON text, or checks a parsed value, against the limits and the forbidden keys. Never throws. */
export function parseDocument(source: unknown): ParsedDocument<unknown> {
  if (source === undefined || source === null || source === '') return { value: undefined, problems: [] }
  if (typeof source !== 'string') return withinLimits(source)
  if (source.length > DOCUMENT_LIMITS.length) {
    return refusal('tooLarge', '', { limit: DOCUMENT_LIMITS.length / 1024 / 1024 })
  }
  try {
    return withinLimits(JSON.parse(source))
  } catch {
    return refusal('notJson')
  }
}

/** Parses a document that must be an object. */
export function parseRecord(source: unknown): ParsedDocument<JsonRecord> {
  const { value, problems } = parseDocument(source)
  if (value === undefined) return { value, problems }
  return isRecord(value) ? { value, problems } : refusal('notAnObject')
}

/** Parses a document that must be a list. */
export function parseList(source: unknown): ParsedDocument<readonly unknown[]> {
  const { value, problems } = parseDocument(source)
  if (value === undefined) return { value, problems }
  return Array.isArray(value) ? { value, problems } : refusal('notAList')
}

/** A value of a document and its place: the key in the value around it. */
interface OpenValue {
  value: object
  depth: number
  key: string
  around: OpenValue | undefined
}

/** Iterates without recursion, because a hostile document may be deeper than the stack. */
function withinLimits(document: unknown): ParsedDocument<unknown> {
  const open: OpenValue[] = []
  if (typeof document === 'object' && document !== null)
    open.push({ value: document, depth: 0, key: '', around: undefined })
  let count = 1
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (depth >= DOCUMENT_LIMITS.depth) return refusal('tooDeep', '', { limit: DOCUMENT_LIMITS.depth })
    for (const [key, inner] of Object.entries(value)) {
      count += 1
      if (count > DOCUMENT_LIMITS.values) return refusal('tooMany', '', { limit: DOCUMENT_LIMITS.values })
      if (isForbiddenKey(key)) return refusal('forbiddenKey', `${pointerTo(next)}/${escaped(key)}`, { key })
      if (typeof inner === 'object' && inner !== null) open.push({ value: inner, depth: depth + 1, key, around: next })
    }
  }
  return { value: document, problems: [] }
}

/** The JSON pointer of a value (RFC 6901). */
function pointerTo({ key, around }: OpenValue): string {
  const keys: string[] = []
  for (let at = around, name = key; at; { key: name, around: at } = at) keys.unshift(`/${escaped(name)}`)
  return keys.join('')
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
