import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import type { ScriptProblem } from './messages.ts'

/** Name of the script in stacks. */
const FILE = 'script'

/** The problem of a script that used up its time. */
export const TIME: ScriptProblem = { kind: 'time', message: 'The script ran for too long.' }

/** The problem of a script that used up its memory. */
export const MEMORY: ScriptProblem = { kind: 'memory', message: 'The script wanted too much memory.' }

/** Message and stack of a thrown value, if any. */
export interface Thrown {
  message: string
  stack: string
}

/**
 * Makes the function of a script's text. The text is an expression: an arrow or a function, possibly async. Semicolons
 * and comments may follow it; a text without code is a function that does nothing.
 */
export function compile(
  context: QuickJSContext,
  source: string,
): { handle: QuickJSHandle } | { problem: ScriptProblem } {
  const made = context.evalCode(`(${source}\n)`, FILE, { type: 'global' })
  if (made.error) {
    const thrown = readThrown(context, made.error)
    made.error.dispose()
    // Trimmed only after a failure, because a regular expression may look like a comment.
    const trimmed = functionText(source)
    return trimmed === source ? { problem: problemOf(thrown, 'syntax') } : compile(context, trimmed)
  }
  if (context.typeof(made.value) === 'function') return { handle: made.value }
  made.value.dispose()
  return { problem: { kind: 'notFunction', message: 'The script is not a function.' } }
}

/** The text without the semicolons, blanks and comments that follow its last code. */
function functionText(source: string): string {
  const end = endOfCode(source)
  if (source.trim() === '') return source
  return end === 0 ? '() => {}' : source.slice(0, end)
}

/** Index after the last character that is neither blank, comment nor a semicolon. Linear: scripts may be hostile. */
function endOfCode(source: string): number {
  let end = 0
  for (let at = 0; at < source.length;) {
    const next = afterToken(source, at)
    const isCode = next.isCode && !/[\s;]/.test(source[at] ?? '')
    if (isCode) end = next.at
    at = next.at
  }
  return end
}

/** Steps over one comment, one text or one character. */
function afterToken(source: string, at: number): { at: number; isCode: boolean } {
  const stop = (mark: string, from: number) => {
    const found = source.indexOf(mark, from)
    return found < 0 ? source.length : found + mark.length
  }
  if (source.startsWith('//', at)) return { at: stop('\n', at), isCode: false }
  if (source.startsWith('/*', at)) return { at: stop('*/', at + 2), isCode: false }
  const quote = source[at]
  if (quote !== '"' && quote !== "'" && quote !== '`') return { at: at + 1, isCode: true }
  let end = at + 1
  while (end < source.length && source[end] !== quote) end += source[end] === '\\' ? 2 : 1
  return { at: Math.min(end + 1, source.length), isCode: true }
}

/** Reads a thrown value without trusting it: a script may throw anything. */
export function readThrown(context: QuickJSContext, handle: QuickJSHandle): Thrown {
  const read = (name: string): string => {
    const property = context.getProp(handle, name)
    const text = context.typeof(property) === 'string' ? context.getString(property) : ''
    property.dispose()
    return text
  }
  if (context.typeof(handle) !== 'object') return { message: context.getString(handle), stack: '' }
  const name = read('name')
  const message = read('message')
  return { message: name && name !== 'Error' ? `${name}: ${message}` : message, stack: read('stack') }
}

/** The problem that a thrown value comes to. */
export function problemOf({ message, stack }: Thrown, kind: ScriptProblem['kind']): ScriptProblem {
  const line = lineOf(stack) ?? lineOf(message)
  if (message === 'InternalError: interrupted') return { ...TIME, line }
  if (message === 'InternalError: out of memory') return { ...MEMORY, line }
  if (/^(InternalError|RangeError): (stack overflow|Maximum call stack)/.test(message))
    return { kind: 'memory', message: 'The script called itself too deeply.', line }
  return { kind, message, line }
}

function lineOf(text: string): number | undefined {
  const found = new RegExp(String.raw`\b${FILE}:(\d+)`).exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}
