import { refAsProp } from '@sqos/hooks'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { useState } from 'react'
import { type DocumentFormProps, FormBody } from '../form/FormBody.tsx'
import { LATER_PARTS } from './later-parts.ts'
import { useFormParts } from './use-form-parts.ts'

/** A form document as a working form that loads the kinds of its components first. */
export const DocumentForm = refAsProp(function DocumentForm(props: DocumentFormProps) {
  const { model } = props
  const { isLoaded, hasFailed, retry } = useFormParts(model)
  const [drawn, setDrawn] = useState<typeof model>()
  if (isLoaded && drawn !== model) setDrawn(model)
  // A form with typed values stays until the kinds of its new design are loaded.
  const shown = isLoaded ? model : drawn
  if (shown) return <FormBody {...props} model={shown} parts={LATER_PARTS} />
  return hasFailed ? <FailedState onRetry={retry} /> : <Skeleton lines={6} />
})
