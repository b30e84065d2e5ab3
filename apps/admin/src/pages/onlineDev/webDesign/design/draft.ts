import { readKept, writeKept, local } from '../../../../app/settings/kept.ts'

/** What was designed and not saved yet, as this browser keeps it. */
export interface Draft {
  formData: string
  columnData: string | null
  appColumnData: string | null
  /** When it was kept, in epoch milliseconds. */
  at: number
}

const keyOf = (modelId: string) => `sqos_design_${modelId}`

/** The draft of a model; nothing when there is none or it cannot be read. */
export function readDraft(modelId: string): Draft | undefined {
  const { formData, columnData, appColumnData, at } = readKept(local, keyOf(modelId))
  if (typeof formData !== 'string' || typeof at !== 'number') return undefined
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return { formData, columnData: textOf(columnData), appColumnData: textOf(appColumnData), at }
}

/** Keeps a draft until it is saved or thrown away. */
export const keepDraft = (modelId: string, draft: Draft): void => writeKept(local, keyOf(modelId), draft)

/** The draft has been saved, or nobody wants it. */
export function dropDraft(modelId: string): void {
  try {
    localStorage.removeItem(keyOf(modelId))
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
}
