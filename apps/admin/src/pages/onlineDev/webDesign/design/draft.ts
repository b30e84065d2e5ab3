import { readKept, writeKept, local } from '../../../../app/settings/kept.ts'

/** An unsaved design, as stored in this browser. */
export interface Draft {
  formData: string
  columnData: string | null
  appColumnData: string | null
  /** Time of the draft, in epoch milliseconds. */
  at: number
}

const keyOf = (modelId: string) => `sqos_design_${modelId}`

/** The draft of a model; undefined when it is missing or invalid. */
export function readDraft(modelId: string): Draft | undefined {
  const { formData, columnData, appColumnData, at } = readKept(local, keyOf(modelId))
  if (typeof formData !== 'string' || typeof at !== 'number') return undefined
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return { formData, columnData: textOf(columnData), appColumnData: textOf(appColumnData), at }
}

/** Stores a draft until it is saved or discarded. */
export const keepDraft = (modelId: string, draft: Draft): void => writeKept(local, keyOf(modelId), draft)

/** Removes the draft after it was saved or discarded. */
export function dropDraft(modelId: string): void {
  try {
    localStorage.removeItem(keyOf(modelId))
  } catch {
    // Without storage there is no draft to remove.
  }
}
