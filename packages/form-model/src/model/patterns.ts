import { asList, asText, own, ownAt } from '../json/json.ts'
import type { FormItem } from './form-item.ts'
import { isCertainlyQuick, needsBacktracking } from './pattern-cost.ts'
import { linearPattern, loadPatternEngine, type TextPattern } from './pattern-engine.ts'

/** A pattern of the designer, ready to be tried, or the reason why it is not. */
export interface PatternRule {
  /** As the document has it. */
  source: string
  /** What is said when it does not match; empty for none. */
  message: string
  regex: TextPattern | undefined
  /**
   * `unreadable`: no regular expression. `lostBackslash`: `d+` where `\d+` was meant. `slow`: may run forever, and uses what the
   * linear engine lacks (look-ahead, look-behind, back references) or is too large for it.
   */
  fault: 'unreadable' | 'lostBackslash' | 'slow' | undefined
}

const MAX_LENGTH = 500

/** The patterns of a field. Source: contract of the platform, 15 and 24. */
export const patternsOf = (item: Pick<FormItem, 'node'>): readonly PatternRule[] =>
  asList(ownAt(item.node, '__config__', 'regList')).flatMap((rule) => {
    const source = asText(own(rule, 'pattern')) ?? ''
    return source === '' ? [] : [readPattern(source, asText(own(rule, 'message')) ?? '')]
  })

/** Resolves when the patterns of these fields can be tried; loads nothing where JavaScript's own engine is quick. */
export async function patternsReady(items: readonly Pick<FormItem, 'node'>[]): Promise<void> {
  const isDeferred = ({ regex }: PatternRule) => regex !== undefined && !(regex instanceof RegExp)
  if (items.some((item) => patternsOf(item).some(isDeferred))) await loadPatternEngine()
}

function readPattern(source: string, message: string): PatternRule {
  const rule = { source, message, regex: undefined }
  const [, literal, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(source) ?? []
  const body = literal ?? source
  if (body.length > MAX_LENGTH) return { ...rule, fault: 'unreadable' }
  if (lostItsBackslash(body)) return { ...rule, fault: 'lostBackslash' }
  const kept = flags.replaceAll(/[gy]/g, '')
  let native: RegExp
  try {
    native = new RegExp(body, kept)
  } catch {
    return { ...rule, fault: 'unreadable' }
  }
  if (isCertainlyQuick(body, kept)) return { ...rule, regex: native, fault: undefined }
  if (needsBacktracking(body)) return { ...rule, fault: 'slow' }
  const linear = linearPattern(body, kept)
  return 'fault' in linear ? { ...rule, fault: linear.fault } : { ...rule, regex: linear.pattern, fault: undefined }
}

/** `^d+$`, `^d{3}`, `(d+)`: a quantified d, s or w that stands alone where a class was meant. */
const lostItsBackslash = (body: string): boolean =>
  /(?:^|[\^(|[{},])(?:[dDsSwW])(?:[+*?]|\{\d)/.test(body) && !/\\[dDsSwW]/.test(body)
