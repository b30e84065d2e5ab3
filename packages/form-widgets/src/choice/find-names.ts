import type { WidgetServices } from '../services/widget-services.ts'
import type { ChoiceNode } from './choice-node.ts'
import type { ChoiceSource } from './choice-source.ts'
import { MOST_NAMES, splitNames } from './split-names.ts'

/** The result of a pasted list. */
export interface FoundNames {
  found: readonly ChoiceNode[]
  /** Names without a match. */
  missing: readonly string[]
  /** Names with several matches; the user chooses one. */
  unclear: readonly { name: string; candidates: readonly ChoiceNode[] }[]
  /** Number of skipped names above the limit. */
  leftOut: number
}

interface FindOptions {
  source: ChoiceSource
  services: WidgetServices
  signal: AbortSignal
  onProgress: (done: number, all: number) => void
}

/** Number of parallel lookups. */
const AT_ONCE = 6

/** Looks up the names or accounts of a pasted list, some in parallel. Rejects if a call fails. */
export async function findNames(
  pasted: string,
  { source, services, signal, onProgress }: FindOptions,
): Promise<FoundNames> {
  const all = splitNames(pasted)
  const names = all.slice(0, MOST_NAMES)
  const answers = new Map<string, readonly ChoiceNode[]>()
  const rest = names.values()

  async function work() {
    for (const name of rest) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- a few at a time is the point
      answers.set(name, await source.named(services, name, signal))
      signal.throwIfAborted()
      onProgress(answers.size, names.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  const ofName = (name: string) => answers.get(name) ?? []
  return {
    found: names.flatMap((name) => (ofName(name).length === 1 ? ofName(name) : [])),
    missing: names.filter((name) => ofName(name).length === 0),
    unclear: names.flatMap((name) => (ofName(name).length > 1 ? [{ name, candidates: ofName(name) }] : [])),
    leftOut: all.length - names.length,
  }
}
