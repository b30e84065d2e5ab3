import { afterCommit } from '../../platform/db/transaction-guard.ts'

/** Versions of the records of models, counted by this process since its start. */
const versions = new Map<string, number>()
const listeners = new Set<(modelId: string) => void>()
const followers = new Set<(modelId: string) => void>()

/** The number of known changes of the records of a model. Results of queries stay valid while it does not change. */
export const recordVersionOf = (modelId: string): number => versions.get(modelId) ?? 0

/** Counts a change of the records of a model, or of the extracts of a dataset. */
export function countRecordChange(modelId: string): void {
  versions.set(modelId, recordVersionOf(modelId) + 1)
  for (const follower of followers) follower(modelId)
}

/** Counts a change by this process when the running transaction is committed, and announces it. */
export function announceRecordChange(modelId: string): void {
  afterCommit(() => {
    countRecordChange(modelId)
    for (const listener of listeners) listener(modelId)
  })
}

/** Calls the listener after each change by this process; returns the function that stops it. */
export function onRecordChange(listener: (modelId: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls the listener after each known change, also those of other servers; returns the function that stops it. */
export function onRecordNews(listener: (modelId: string) => void): () => void {
  followers.add(listener)
  return () => followers.delete(listener)
}
