import type { Ref } from 'react'
import type { BeforeUpload } from '../core/admit-files.ts'
import type { FileRules } from '../core/check-file.ts'
import type { StoredValue } from './uploads-context.ts'

/** What a form may do with a field. */
export interface UploadFieldHandle {
  focus: () => void
  /** Why the form had better not be saved yet: something is still on its way. */
  hold?: (() => string | undefined) | undefined
  /** Ends what is on its way: the form is thrown away. */
  abandon?: (() => void) | undefined
}

/** What both fields take. */
export interface UploadFieldProps<Value extends StoredValue> extends FileRules {
  /** Stored files; whatever else a database holds counts as none. */
  value?: readonly StoredValue[] | null | undefined
  onChange?: ((value: (Value | StoredValue)[]) => void) | undefined
  /**
   * Names the field over a reload: the record and the field in it. Uploads that were under way for it are shown and taken. Without
   * it they belong to this one field on the screen.
   */
  scope?: string | undefined
  /** Folder on the server. */
  uploadType?: string | undefined
  /** May say no to a file: with `false`, or by rejecting. */
  beforeUpload?: BeforeUpload | undefined
  /** Says below the button what is let in. */
  showTip?: boolean | undefined
  /** Default `edit`. */
  mode?: 'edit' | 'readonly' | 'detail' | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** What is wrong with the value. */
  problem?: string | undefined
  'aria-label'?: string | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<UploadFieldHandle> | undefined
}
