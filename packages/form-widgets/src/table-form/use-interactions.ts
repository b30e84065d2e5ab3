import { useLoaded } from '../base/use-loaded.ts'
import type * as interactions from './interactions/index.ts'
import { addTableTexts } from './table-text.ts'

type Interactions = typeof interactions

let known: Interactions | undefined

/** Loads keyboard, clipboard and undo of tables. Await it before the first render to make a table editable at once. */
export async function loadTableInteractions(): Promise<Interactions> {
  if (known) return known
  known = await import('./interactions/index.ts')
  addTableTexts(known.interactionTexts)
  return known
}

/** The interactions of tables once they are loaded, or `failure` with a way to try again. */
export function useInteractions() {
  const { part: parts, hasFailed, retry } = useLoaded<Interactions>(loadTableInteractions, known)
  return { parts, failure: hasFailed ? { retry } : undefined }
}
