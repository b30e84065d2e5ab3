import type { DataTableState } from '@sqos/ui-kit/table'

/** What a line of a workbook would do. */
export type ImportOutcome = 'unchecked' | 'new' | 'changed' | 'same' | 'faulty'

/** A line of a workbook. */
export interface ImportRow {
  /** Number of the line, the first after the headings is 1. */
  row: number
  cells: Readonly<Record<string, string | undefined>>
  outcome: ImportOutcome
  /** Cell: what is wrong with it; '' for the whole line. */
  problems: Readonly<Record<string, string>>
}

/** A column of a workbook. */
export interface ImportCell {
  name: string
  label: string
}

/** An import that was begun. */
export interface ImportState {
  id: string
  fileName: string
  status: 'checking' | 'checked' | 'importing' | 'imported' | 'undoing' | 'undone'
  total: number
  /** Lines that came in. */
  imported: number
  counts: Readonly<Record<ImportOutcome, number>>
  job: { status: string; done: number; total: number; message: string } | null
}

/** Lines of one page of the preview. */
export interface ImportPage {
  rows: readonly ImportRow[]
  total: number
  state: DataTableState
}

/** Which lines of the preview. */
export interface ImportQuestion {
  /** Nothing for all of them. */
  outcome: ImportOutcome | undefined
  currentPage: number
  pageSize: number
}

/** Which lines somebody wants to see; the page stays where only lines were mended. */
export interface ImportPageAsked extends Pick<ImportQuestion, 'currentPage' | 'pageSize'> {
  filter?: ImportOutcome | 'all' | undefined
}

/** One import, from the file to what came of it: people, records of a model. */
export interface ImportWork {
  /** Nothing before a file was chosen. */
  current: ImportState | undefined
  isUploading: boolean
  /** Something goes on. */
  isAtWork: boolean
  cells: readonly ImportCell[]
  /** What a line can come to, as people read it. */
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
  /** Back to the lines that did not come in. */
  mend?: (() => void) | undefined
  /** Takes back what came, after a question. */
  undo?: { question: string; run: () => void } | undefined
}
