import { useLoaded } from '../base/use-loaded.ts'
import type { CalculatingClass } from './model/calculating.ts'

interface LoadedCalculation {
  Calculation?: CalculatingClass
}

let known: LoadedCalculation = {}

/** Loads what calculates the formulas of tables; wait for it before the first render, and a table is there at once. */
export async function loadTableFormulas(): Promise<LoadedCalculation> {
  known = { Calculation: (await import('./model/calculation.ts')).RowCalculation }
  return known
}

const loadNothing = () => Promise.resolve(known)

/** What calculates formulas, as soon as it is there; with `failure` where it could not be loaded. */
export function useCalculation(isNeeded: boolean) {
  const { part = known, hasFailed, retry } = useLoaded<LoadedCalculation>(isNeeded ? loadTableFormulas : loadNothing)
  return { Calculation: part.Calculation ?? known.Calculation, failure: hasFailed ? { retry } : undefined }
}
