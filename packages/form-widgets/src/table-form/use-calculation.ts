import { useLoaded } from '../base/use-loaded.ts'
import type { CalculatingClass } from './model/calculating.ts'

interface LoadedCalculation {
  Calculation?: CalculatingClass
}

const NOTHING: LoadedCalculation = {}

let known: LoadedCalculation | undefined

/** Loads the calculation of table formulas. Await it before the first render to show tables at once. */
export async function loadTableFormulas(): Promise<LoadedCalculation> {
  known ??= { Calculation: (await import('./model/calculation.ts')).RowCalculation }
  return known
}

/** The calculation when it is loaded, or `failure`. */
export function useCalculation(isNeeded: boolean) {
  const { part, hasFailed, retry } = useLoaded(loadTableFormulas, isNeeded ? known : NOTHING)
  return { Calculation: (isNeeded ? known : part)?.Calculation, failure: hasFailed ? { retry } : undefined }
}
