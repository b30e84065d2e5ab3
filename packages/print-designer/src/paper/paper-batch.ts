import type { Language } from '@sqos/contract'
import type { PrintFieldSet, PrintRecord, TemplateLook } from '../render/print-record.ts'

/** What the records of one file have in common. */
export interface PaperSetup {
  language: Language
  /** `name/account` of the user who prints. */
  printer: string
  /** Epoch milliseconds. */
  printedAt: number
  /** Fields of the form, for the layout that is made from it. */
  form: PrintFieldSet & { modelName: string }
  /** The templates; null is the layout that is made from the form. */
  looks: readonly (TemplateLook | null)[]
}

/** The global `sqosPaper` of the page `paper.html`: a program calls it and prints the page. */
export interface PaperPage {
  /** Removes all pages and prepares for records. */
  begin: (setup: PaperSetup) => Promise<void>
  /** Appends the pages of records. Returns the number of pages so far. */
  draw: (records: readonly PrintRecord[]) => Promise<number>
  /** Removes all pages. */
  clear: () => void
}
