import type { Reducer } from '@reduxjs/toolkit'
import type { AppFeature } from './app-feature.ts'

/** Checks a list of features: throws when two share a name, a path or a key of the state. */
export function defineFeatures(features: readonly AppFeature[]): readonly AppFeature[] {
  demandUnique(
    'name',
    features.map(({ name }) => name),
  )
  demandUnique(
    'route',
    features.flatMap(({ routes = [] }) => routes.map(({ path }) => path)),
  )
  demandUnique(
    'slice',
    features.flatMap(({ slice }) => (slice ? [slice.reducerPath] : [])),
  )
  return features
}

/** The reducers of all features by their key in the state; for `combineReducers`. */
export const featureReducers = (features: readonly AppFeature[]): Record<string, Reducer> =>
  Object.fromEntries(features.flatMap(({ slice }) => (slice ? [[slice.reducerPath, slice.reducer]] : [])))

function demandUnique(kind: string, values: readonly string[]) {
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  if (twice === undefined) return
  throw new Error(
    `app-feature: two features have the ${kind} "${twice}". ` +
      'The shell finds parts of a feature by it, so the second feature would replace the first. ' +
      'Rename one of them.',
  )
}
