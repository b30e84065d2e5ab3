import { useLoaded } from '../base/use-loaded.ts'
import type { CalculatingClass } from './model/calculating.ts'

interface LoadedCalculation {
  Calculation?: CalculatingClass
}

const NOTHING: LoadedCalculation = {}

let known: LoadedCalculation | undefined

/** Loads what calculates the formulas of tables; wait for it before the first render, and a table is there at once. */
export async function loadTableFormulas(): Promise<LoadedCalculation> {
  known ??= { Calculation: (await import('./model/calculation.ts')).RowCalculation }
  return known
}

/** What calculates formulas, as soon as it is there; with `failure` where it could not be loaded. */
export function useCalculation(isNeeded: boolean) {
  const { part, hasFailed, retry } = useLoaded(loadTableFormulas, isNeeded ? known : NOTHING)
  return { Calculation: (isNeeded ? known : part)?.Calculation, failure: hasFailed ? { retry } : undefined }
}
