export { importCatalogue } from './catalogue.ts'
export { EarlierImports } from './EarlierImports.tsx'
export type { EarlierImport, EarlierImportsProps } from './EarlierImports.tsx'
export { FileDrop } from './FileDrop.tsx'
export type { FileDropProps } from './FileDrop.tsx'
export { ImportButton } from './ImportButton.tsx'
export type { ImportButtonProps } from './ImportButton.tsx'
export { JobProgress } from './JobProgress.tsx'
export { ImportDialog } from './ImportDialog.tsx'
export type { ImportDialogProps } from './ImportDialog.tsx'
export type {
  ImportCell,
  ImportOutcome,
  ImportPage,
  ImportPageAsked,
  ImportQuestion,
  ImportRow,
  ImportState,
  ImportWork,
} from './import-work.ts'
export { useImportQuestion } from './use-import-question.ts'
