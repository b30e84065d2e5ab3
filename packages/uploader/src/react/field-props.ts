import type { Ref } from 'react'
import type { BeforeUpload } from '../core/admit-files.ts'
import type { FileRules } from '../core/check-file.ts'
import type { StoredValue } from './uploads-context.ts'

/** Imperative handle of a field. */
export interface UploadFieldHandle {
  focus: () => void
  /** Reason not to save the form yet: an upload is running. */
  hold?: (() => string | undefined) | undefined
  /** Aborts the running uploads, when the form is discarded. */
  abandon?: (() => void) | undefined
}

/** Props of both fields. */
export interface UploadFieldProps<Value extends StoredValue> extends FileRules {
  /** Stored files; other values count as none. */
  value?: readonly StoredValue[] | null | undefined
  onChange?: ((value: (Value | StoredValue)[]) => void) | undefined
  /**
   * Identifies the field across reloads: the record and its field. Restored uploads of this scope are shown and
   * adopted. Without a scope, uploads belong to the mounted field.
   */
  scope?: string | undefined
  /** Folder on the server. */
  uploadType?: string | undefined
  /** Rejects a file by returning `false` or by rejecting. */
  beforeUpload?: BeforeUpload | undefined
  /** Shows the limits below the button. */
  showTip?: boolean | undefined
  /** Default `edit`. */
  mode?: 'edit' | 'readonly' | 'detail' | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** Validation error of the value. */
  problem?: string | undefined
  'aria-label'?: string | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<UploadFieldHandle> | undefined
}
