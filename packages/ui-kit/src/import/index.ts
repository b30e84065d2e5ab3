export { importCatalogue } from './catalogue.ts'
export { ImportButton } from './ImportButton.tsx'
export type { ImportButtonProps } from './ImportButton.tsx'
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
