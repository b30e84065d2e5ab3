export { ExportDialog } from './ExportDialog.tsx'
export type { ExportColumn, ExportDialogProps, ExportRequest } from './ExportDialog.tsx'
