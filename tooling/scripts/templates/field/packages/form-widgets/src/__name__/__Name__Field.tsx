import { Input } from '@arco-design/web-react'
import { use__Name__Field, type __Name__FieldOptions } from './use-__name__-field.ts'

export interface __Name__FieldProps extends __Name__FieldOptions {
  /** What the field is called, for those who cannot see where it stands. */
  label: string
  disabled?: boolean | undefined
}

/** A field for __name__. */
export function __Name__Field({ label, disabled = false, ...options }: __Name__FieldProps) {
  const field = use__Name__Field(options)
  return <Input aria-label={label} value={field.value} disabled={disabled} onChange={field.set} />
}
