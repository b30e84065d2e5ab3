import { DocumentForm } from './DocumentForm.tsx'
import { FormDialog, type RecordDialogProps } from './FormDialog.tsx'

export type { RecordDialogProps, RecordState } from './FormDialog.tsx'

/** A form or detail in the container of its document: dialog, drawer, or full screen. */
export const RecordDialog = (props: RecordDialogProps) => <FormDialog {...props} Form={DocumentForm} />
