import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import type { ScriptProblem } from './messages.ts'

/** Name of the script in stacks. */
const FILE = 'script'

/** The problem of a script that used up its time. */
export const TIME: ScriptProblem = { kind: 'time', message: 'The script ran for too long.' }

/** The problem of a script that used up its memory. */
export const MEMORY: ScriptProblem = { kind: 'memory', message: 'The script wanted too much memory.' }

/** Message and stack of a thrown value, as far as it has them. */
export interface Thrown {
  message: string
  stack: string
}

/** Makes the function of a script's text. The text is an expression: an arrow or a function, possibly async. */
export function compile(
  context: QuickJSContext,
  source: string,
): { handle: QuickJSHandle } | { problem: ScriptProblem } {
  const made = context.evalCode(`(${source}\n)`, FILE, { type: 'global' })
  if (made.error) {
    const thrown = readThrown(context, made.error)
    made.error.dispose()
    return { problem: problemOf(thrown, 'syntax') }
  }
  if (context.typeof(made.value) === 'function') return { handle: made.value }
  made.value.dispose()
  return { problem: { kind: 'notFunction', message: 'The script is not a function.' } }
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
