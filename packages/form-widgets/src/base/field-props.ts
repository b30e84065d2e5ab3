import type { Ref } from 'react'

/** `edit`: can be changed. `readonly`: looks like a control, can be read and copied. `detail`: plain text. */
export type FieldMode = 'edit' | 'readonly' | 'detail'

/** Heights 28, 32, 36 and 40 px with the theme of `@sqos/ui-kit`, 24, 28, 32 and 36 px with Arco's own. */
export type FieldSize = 'mini' | 'small' | 'default' | 'large'

/** Methods of every field; forms focus the first fault with them. */
export interface FieldHandle {
  focus: () => void
}

/** Props of every field. */
export interface FieldProps {
  /** Default `edit`. */
  mode?: FieldMode | undefined
  disabled?: boolean | undefined
  /** Default: the size of Arco's ConfigProvider. */
  size?: FieldSize | undefined
  placeholder?: string | undefined
  /** Announced to screen readers; the form validates it. */
  required?: boolean | undefined
  /** The problem of the value. Shown below the control and used as its description. */
  problem?: string | undefined
  /** Marks the control as invalid without a text. Arco's Form.Item sets it and shows the text. */
  error?: boolean | undefined
  /** The name of the control, if it has no visible label (`FieldItem`, Arco's `Form.Item`). */
  'aria-label'?: string | undefined
  /** Id of the control, for a label of your own. */
  id?: string | undefined
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined
  ref?: Ref<FieldHandle> | undefined
}
