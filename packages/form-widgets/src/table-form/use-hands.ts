import { useLoaded } from '../base/use-loaded.ts'
import type * as hands from './hands/index.ts'
import { addTableTexts } from './table-text.ts'

type Hands = typeof hands

let known: Hands | undefined

/** Loads what people work with in tables; wait for it before the first render, and a table can be typed into at once. */
export async function loadTableHands(): Promise<Hands> {
  if (known) return known
  known = await import('./hands/index.ts')
  addTableTexts(known.handsTexts)
  return known
}

/** What people work with, as soon as it is there; with `failure` where it could not be loaded. */
export function useHands() {
  const { part: parts, hasFailed, retry } = useLoaded<Hands>(loadTableHands, known)
  return { parts, failure: hasFailed ? { retry } : undefined }
}
