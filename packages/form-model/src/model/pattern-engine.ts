import type { RE2JS } from 're2js'

type Engine = typeof RE2JS

/** A pattern that can test texts. */
export interface TextPattern {
  test: (text: string) => boolean
}

/** A larger program needs more than a second for the longest text. */
const LARGEST_PROGRAM = 1000

let engine: Engine | undefined
let loading: Promise<void> | undefined

/**
 * Loads the linear-time engine (RE2). Patterns that could be slow in the engine of JavaScript need it and match every
 * text until it is loaded. Servers load it at start, forms before they are submitted.
 */
export function loadPatternEngine(): Promise<void> {
  loading ??= load()
  return loading
}

async function load() {
  try {
    const { RE2JS } = await import('re2js')
    engine = RE2JS
  } catch (error) {
    // The next call tries again.
    loading = undefined
    throw error
  }
}

/** The result of compiling a pattern for the linear engine. */
export type LinearPattern = { pattern: TextPattern } | { fault: 'slow' | 'unreadable' }

const compiled = new Map<string, LinearPattern>()
const MOST_COMPILED = 500

/**
 * Compiles a pattern for the linear engine. While the engine is not loaded, returns a pattern that matches everything.
 */
export function linearPattern(body: string, flags: string): LinearPattern {
  if (!engine) return { pattern: { test: (text) => tryLoaded(body, flags, text) } }
  const key = `${flags}/${body}`
  const known = compiled.get(key)
  if (known) return known
  const made = compile(engine, body, flags)
  if (compiled.size >= MOST_COMPILED) compiled.clear()
  compiled.set(key, made)
  return made
}

function tryLoaded(body: string, flags: string, text: string): boolean {
  if (!engine) return true
  const found = linearPattern(body, flags)
  return 'fault' in found || found.pattern.test(text)
}

function compile(re2: Engine, body: string, flags: string): LinearPattern {
  const has = (flag: string, bit: number) => (flags.includes(flag) ? bit : 0)
  try {
    const bits = has('i', re2.CASE_INSENSITIVE) | has('m', re2.MULTILINE) | has('s', re2.DOTALL)
    const pattern = re2.compile(re2.translateRegExp(body), bits)
    if (pattern.programSize() > LARGEST_PROGRAM) return { fault: 'slow' }
    return { pattern: { test: (text) => pattern.matcher(text).find() } }
  } catch {
    return { fault: 'unreadable' }
  }
}
