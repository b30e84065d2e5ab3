export { FormulaDialog } from './FormulaDialog.tsx'
export type { FormulaDialogProps } from './FormulaDialog.tsx'
