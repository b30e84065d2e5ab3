import { useMemo } from 'react'
import type { DatasetDefinition, DatasetResult } from '../document/dataset.ts'
import { isRecord } from '../document/json.ts'
import { usePart } from './part-context.ts'
import { definitionOf } from './portal-store.ts'
import { PortalError } from './services.ts'
import { usePartState, usePortalStore } from './store-context.ts'

/** Result codes of the server that mean: no permission. */
const FORBIDDEN = 403

/** The data of a dataset, or what the part says in its place. */
export interface PartDataset {
  definition: DatasetDefinition | undefined
  /** undefined until it is read; kept while it is read again. */
  result: DatasetResult | undefined
  state: PartCondition
}

/** Why a part shows no data. */
export interface PartCondition {
  isLoading?: boolean | undefined
  isForbidden?: boolean | undefined
  error?: string | undefined
  /** The part has no source of data yet. */
  isUnset?: boolean | undefined
  onRetry?: (() => void) | undefined
}

/** The data of the part's dataset at a path. */
export function useDataset(path = 'dataset', definition?: unknown): PartDataset {
  const { item } = usePart()
  const store = usePortalStore()
  const { data, failure, isLoading } = usePartState(item.i)
  const own = data.get(path)
  const source = definition ?? item.raw[path]
  const isUnset = !isRecord(source)
  const error = own?.error?.msg ?? (failure === undefined ? undefined : messageOf(failure))
  const isForbidden = own?.error?.code === FORBIDDEN || (failure instanceof PortalError && failure.isForbidden)
  return {
    definition: definitionOf(source),
    result: own?.result,
    state: useMemo(
      () => ({
        isUnset,
        isLoading: isLoading && own === undefined,
        isForbidden,
        // What was read before stays when a later request fails.
        error: own?.result ? undefined : error,
        onRetry: () => store.refresh(item.i),
      }),
      [isUnset, isLoading, own, isForbidden, error, store, item.i],
    ),
  }
}

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure))
