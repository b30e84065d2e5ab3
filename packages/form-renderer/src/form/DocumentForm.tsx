import { refAsProp } from '@sqos/hooks'
import { ALL_PARTS } from '../parts/all-parts.ts'
import { type DocumentFormProps, FormBody } from './FormBody.tsx'

export type { DocumentFormHandle, DocumentFormProps } from './FormBody.tsx'

/** A form document as a working form, without buttons: call `ref.current.submit()`. */
export const DocumentForm = refAsProp((props: DocumentFormProps) => <FormBody {...props} parts={ALL_PARTS} />)
