/** The record that a number belongs to. */
export interface RelatedRecordKey {
  modelId: string
  recordId: string
}

/** A record as the reference that the phone carries through a call. */
export const referenceOf = ({ modelId, recordId }: RelatedRecordKey) => JSON.stringify([modelId, recordId])

/** The record of a reference; undefined for a call without a record. */
export function recordOf(reference: string | undefined): RelatedRecordKey | undefined {
  if (reference === undefined) return undefined
  const parts: unknown = JSON.parse(reference)
  if (!Array.isArray(parts)) return undefined
  const [modelId, recordId]: unknown[] = parts
  return typeof modelId === 'string' && typeof recordId === 'string' ? { modelId, recordId } : undefined
}
