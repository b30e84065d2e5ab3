import type { DataTableState } from '../table/types.ts'

/** Effect of a row on the stored data. */
export type ImportOutcome = 'unchecked' | 'new' | 'changed' | 'same' | 'faulty'

/** A row of a workbook. */
export interface ImportRow {
  /** Row number; the first row after the headings is 1. */
  row: number
  cells: Readonly<Record<string, string | undefined>>
  outcome: ImportOutcome
  /** Problems by cell; the key '' holds a problem of the whole row. */
  problems: Readonly<Record<string, string>>
}

/** A column of a workbook. */
export interface ImportCell {
  name: string
  label: string
}

/** An import after its upload. */
export interface ImportState {
  id: string
  fileName: string
  status: 'checking' | 'checked' | 'importing' | 'imported' | 'undoing' | 'undone'
  total: number
  /** Number of imported rows. */
  imported: number
  counts: Readonly<Record<ImportOutcome, number>>
  job: { status: string; done: number; total: number; message: string } | null
}

/** One page of preview rows. */
export interface ImportPage {
  rows: readonly ImportRow[]
  total: number
  state: DataTableState
}

/** Filter and page of the preview. */
export interface ImportQuestion {
  /** Undefined for all rows. */
  outcome: ImportOutcome | undefined
  currentPage: number
  pageSize: number
}

/** A change of filter or page; without `filter` the present one stays. */
export interface ImportPageAsked extends Pick<ImportQuestion, 'currentPage' | 'pageSize'> {
  filter?: ImportOutcome | 'all' | undefined
}

/** Port of the dialog: state and actions of one import. Applications implement it per kind of data. */
export interface ImportWork {
  /** Undefined until a file is uploaded. */
  current: ImportState | undefined
  isUploading: boolean
  /** True while the server checks, imports or undoes. */
  isAtWork: boolean
  cells: readonly ImportCell[]
  /** Effects that this import knows, in the order of the filter. */
  outcomes: readonly ImportOutcome[]
  question: ImportQuestion
  ask: (asked: ImportPageAsked) => void
  page: ImportPage
  saveRow: (row: ImportRow, cells: ImportRow['cells']) => void
  leaveOut: (row: ImportRow) => void
  upload: (file: File) => Promise<void>
  downloadTemplate: () => Promise<void>
  downloadFaulty: () => Promise<void>
  start: () => void
  cancel: () => void
  startOver: () => void
  /** Returns to the rows that were not imported. */
  mend?: (() => void) | undefined
  /** Reverts the import after a confirmation. */
  undo?: { question: string; run: () => void } | undefined
}
