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

/** Iterates without recursion, because a hostile document may be deeper than the stack. */
function withinLimits(document: unknown): ParsedDocument<unknown> {
  const open: { value: unknown; depth: number; pointer: string }[] = [{ value: document, depth: 0, pointer: '' }]
  let count = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth, pointer } = next
    count += 1
    if (count > DOCUMENT_LIMITS.values) return refusal('tooMany', '', { limit: DOCUMENT_LIMITS.values })
    if (typeof value !== 'object' || value === null) continue
    if (depth >= DOCUMENT_LIMITS.depth) return refusal('tooDeep', '', { limit: DOCUMENT_LIMITS.depth })
    for (const [key, inner] of Object.entries(value)) {
      const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
      if (isForbiddenKey(key)) return refusal('forbiddenKey', at, { key })
      open.push({ value: inner, depth: depth + 1, pointer: at })
    }
  }
  return { value: document, problems: [] }
}
