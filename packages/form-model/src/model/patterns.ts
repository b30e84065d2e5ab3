import { asList, asText, own, ownAt } from '../json/json.ts'
import type { FormItem } from './form-item.ts'
import { isCertainlyQuick, needsBacktracking } from './pattern-cost.ts'
import { linearPattern, loadPatternEngine, type TextPattern } from './pattern-engine.ts'

/** A pattern of the document, compiled or with the reason why it cannot be used. */
export interface PatternRule {
  /** The text of the document. */
  source: string
  /** The message for values that do not match; empty if the document has none. */
  message: string
  regex: TextPattern | undefined
  /** A check in addition to the pattern: a rule with `check: 'idCard'` verifies the check digit. */
  isRight?: ((text: string) => boolean) | undefined
  /**
   * `unreadable`: not a regular expression. `lostBackslash`: `d+` instead of `\d+`. `slow`: could take very long, and
   * the linear engine does not support it (look-ahead, look-behind, back references) or it is too large.
   */
  fault: 'unreadable' | 'lostBackslash' | 'slow' | undefined
}

// Source: GB 11643-1999, ISO 7064 MOD 11-2.
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

/** Whether the last character of an identity card number is the correct check digit; x may be lower case. */
function hasCheckDigit(text: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return text.length === 18 && CHECK_DIGITS[sum % 11] === text.at(-1)?.toUpperCase()
}

const MAX_LENGTH = 500

/** The patterns of a field. */
export const patternsOf = (item: Pick<FormItem, 'node'>): readonly PatternRule[] =>
  asList(ownAt(item.node, '__config__', 'regList')).flatMap((rule) => {
    const source = asText(own(rule, 'pattern')) ?? ''
    if (source === '') return []
    const isRight = own(rule, 'check') === 'idCard' ? hasCheckDigit : undefined
    return [{ ...readPattern(source, asText(own(rule, 'message')) ?? ''), isRight }]
  })

/**
 * Resolves when the patterns of the fields can be tested. Loads nothing if the engine of JavaScript is fast for all of
 * them.
 */
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

/** Finds `^d+$`, `^d{3}`, `(d+)`: a quantified d, s or w whose backslash was lost. */
const lostItsBackslash = (body: string): boolean =>
  /(?:^|[\^(|[{},])(?:[dDsSwW])(?:[+*?]|\{\d)/.test(body) && !/\\[dDsSwW]/.test(body)
