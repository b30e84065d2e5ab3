import type { PrintFieldSet, PrintRecord } from '../render/print-record.ts'

/** A template that the user may choose. */
export interface PrintChoice {
  id: string
  fullName: string
  /** Name of its category. */
  category: string
}

/** Templates and records of a preview. Calls reject on failure. */
export interface PrintSource {
  templates: () => Promise<readonly PrintChoice[]>
  look: (id: string) => Promise<{ printTemplate: string; pageJson: string }>
  /** The records, with the fields that the user may read. */
  records: () => Promise<PrintFieldSet & { modelName: string; records: readonly PrintRecord[] }>
  /** Called after printing with the ids of the templates; `''` is the default layout. */
  printed: (templateIds: readonly string[]) => Promise<unknown>
}
