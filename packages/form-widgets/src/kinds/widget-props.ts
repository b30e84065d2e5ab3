import type { FormItem } from '@sqos/form-model'
import type { Ref } from 'react'
import type { FieldHandle, FieldMode, FieldSize } from '../base/field-props.ts'

/** Methods that a form calls on a widget. */
export interface WidgetHandle extends FieldHandle {
  /** Why the form cannot be saved yet: uploads are running. */
  hold?: (() => string | undefined) | undefined
  /** Called when the form is discarded. */
  abandon?: (() => void) | undefined
}

/** Props of the widget of a kind. */
export interface WidgetProps {
  item: FormItem
  value: unknown
  /** Reports the value, and the detail for scripts: the chosen option, the record. */
  onChange: (value: unknown, detail?: unknown) => void
  onBlur?: (() => void) | undefined
  mode: FieldMode
  disabled: boolean
  size?: FieldSize | undefined
  required: boolean
  problem?: string | undefined
  /** The name of the control if it has no visible label. */
  'aria-label'?: string | undefined
  /** Options that a script has set. */
  options?: readonly unknown[] | undefined
  /** The values of the options that rules of the form leave; undefined for all. */
  offered?: readonly string[] | undefined
  /** The first and the last moment that can be chosen, in ms. */
  limits?: { min?: number | undefined; max?: number | undefined } | undefined
  /** Whether the value is 0 because its formula cannot be calculated. */
  isRefused?: boolean | undefined
  ref?: Ref<WidgetHandle> | undefined
}
