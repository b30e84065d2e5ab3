export { ListExportDialog } from './ListExportDialog.tsx'
export type { ListExportDialogProps } from './ListExportDialog.tsx'
