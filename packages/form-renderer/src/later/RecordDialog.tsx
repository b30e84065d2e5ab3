import { useState } from 'react'
import { FormDialog, type RecordDialogProps } from '../form/FormDialog.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import { useFormParts } from './use-form-parts.ts'

/**
 * A form or detail in the container of its document. It opens when the kinds of its components are loaded, so that its first field
 * receives the focus.
 */
export function RecordDialog(props: RecordDialogProps) {
  const { isLoaded, hasFailed } = useFormParts(props.model)
  const [isSeen, setSeen] = useState(false)
  if (!isSeen && (isLoaded || hasFailed)) setSeen(true)
  return isSeen && <FormDialog {...props} Form={DocumentForm} />
}
