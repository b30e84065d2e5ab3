import { asList, asText, own, ownAt } from '../json/json.ts'
import type { FormItem } from './form-item.ts'

/** A pattern of the designer, ready to be tried, or the reason why it is not. */
export interface PatternRule {
  /** As it stands in the document. */
  source: string
  /** What is said when it does not match; empty for none. */
  message: string
  regex: RegExp | undefined
  /** `unreadable`: no regular expression. `lostBackslash`: `d+` where `\d+` was meant. `slow`: may take for ever. */
  fault: 'unreadable' | 'lostBackslash' | 'slow' | undefined
}

const MAX_LENGTH = 500

/** The patterns of a field. Source: contract of the platform, 15 and 24. */
export const patternsOf = (item: Pick<FormItem, 'node'>): readonly PatternRule[] =>
  asList(ownAt(item.node, '__config__', 'regList')).flatMap((rule) => {
    const source = asText(own(rule, 'pattern')) ?? ''
    return source === '' ? [] : [readPattern(source, asText(own(rule, 'message')) ?? '')]
  })

function readPattern(source: string, message: string): PatternRule {
  const rule = { source, message, regex: undefined }
  const [, literal, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(source) ?? []
  const body = literal ?? source
  if (body.length > MAX_LENGTH) return { ...rule, fault: 'unreadable' }
  if (lostItsBackslash(body)) return { ...rule, fault: 'lostBackslash' }
  if (isSlow(body)) return { ...rule, fault: 'slow' }
  try {
    return { ...rule, regex: new RegExp(body, flags.replaceAll(/[gy]/g, '')), fault: undefined }
  } catch {
    return { ...rule, fault: 'unreadable' }
  }
}

/** `^d+$`, `^d{3}`, `(d+)`: a quantified d, s or w that stands alone where a class was meant. */
const lostItsBackslash = (body: string): boolean =>
  /(?:^|[\^(|[{},])(?:[dDsSwW])(?:[+*?]|\{\d)/.test(body) && !/\\[dDsSwW]/.test(body)

/**
 * Whether matching may take time that doubles with every character: a repetition of something that repeats itself without a
 * limit, unless a mark separates the rounds, or of something that offers a choice.
 */
function isSlow(body: string): boolean {
  const groups: { isSeparated: boolean; repeats: boolean; chooses: boolean }[] = []
  let at = 0
  while (at < body.length) {
    const char = body[at]
    if (char === '\\') at += 2
    else if (char === '[') at = endOfClass(body, at)
    else if (char === '(') {
      groups.push({ isSeparated: isSeparator(body, at + 1), repeats: false, chooses: false })
      at += 1
    } else if (char === '|') {
      const inner = groups.at(-1)
      if (inner) inner.chooses = true
      at += 1
    } else if (char === ')') {
      const inner = groups.pop()
      at += 1
      const unlimited = isUnlimited(body, at)
      if (inner && unlimited && (inner.chooses || (inner.repeats && !inner.isSeparated))) return true
      const outer = groups.at(-1)
      if (outer && inner && (unlimited || inner.repeats)) outer.repeats = true
      continue
    } else {
      at += 1
    }
    const outer = groups.at(-1)
    if (outer && isUnlimited(body, at)) outer.repeats = true
  }
  return false
}

/** `*`, `+`, `{2,}` and counts so high that they do not limit anything. */
const isUnlimited = (body: string, at: number): boolean =>
  /^(?:[*+]|\{\d+,\}|\{\d*,?\d{2,}\})/.test(body.slice(at, at + 12))

/** `(?:\.` or `(-`: each round begins with one mark, which is neither a letter nor a digit. */
const isSeparator = (body: string, at: number): boolean => {
  const start = body.slice(at).replace(/^\?(?::|<\w+>)/, '')
  return /^(?:\\[^A-Za-z0-9]|[-,:;/_@ ])(?![*+?{])/.test(start)
}

function endOfClass(body: string, at: number): number {
  let end = at + 1
  while (end < body.length && body[end] !== ']') end += body[end] === '\\' ? 2 : 1
  return end + 1
}
