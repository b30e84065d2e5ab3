import type { FormItem } from '@sqos/form-model'
import type { FieldHandle, FieldMode, FieldSize } from '@sqos/form-widgets'
import type { Ref } from 'react'

/** What a form may do with a component. */
export interface WidgetHandle extends FieldHandle {
  /** Why the form cannot be saved yet: files are still on their way. */
  hold?: (() => string | undefined) | undefined
  /** The form is thrown away. */
  abandon?: (() => void) | undefined
}

/** What a component of a kind is told. */
export interface WidgetProps {
  item: FormItem
  value: unknown
  /** The value, and what scripts are told beside it: the chosen option, the record. */
  onChange: (value: unknown, detail?: unknown) => void
  onBlur?: (() => void) | undefined
  mode: FieldMode
  disabled: boolean
  size?: FieldSize | undefined
  required: boolean
  problem?: string | undefined
  /** A name where no label is drawn. */
  'aria-label'?: string | undefined
  /** Set by a script in place of the document's. */
  options?: readonly unknown[] | undefined
  ref?: Ref<WidgetHandle> | undefined
}
