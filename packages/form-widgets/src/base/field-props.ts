import type { Ref } from 'react'

/** `edit`: may be changed. `readonly`: looks like a control, may be read and copied. `detail`: plain text. */
export type FieldMode = 'edit' | 'readonly' | 'detail'

/** Heights 28, 32, 36 and 40 px with the theme of `@sqos/ui-kit`, 24, 28, 32 and 36 px with Arco's own. */
export type FieldSize = 'mini' | 'small' | 'default' | 'large'

/** What a parent may do with any field; forms use it to lead to the first fault. */
export interface FieldHandle {
  focus: () => void
}

/** What every field takes, whatever its value is. */
export interface FieldProps {
  /** Default `edit`. */
  mode?: FieldMode | undefined
  disabled?: boolean | undefined
  /** Default: the size of Arco's ConfigProvider. */
  size?: FieldSize | undefined
  placeholder?: string | undefined
  /** Told to screen readers; the form says whether it is right. */
  required?: boolean | undefined
  /** What is wrong with the value. Shown below the control and told with it. */
  problem?: string | undefined
  /** Marks the control as wrong without a text of its own; Arco's Form.Item sets it and shows the text itself. */
  error?: boolean | undefined
  /** The control's name where there is no visible label (`FieldItem`, Arco's `Form.Item`). */
  'aria-label'?: string | undefined
  /** Id of the control, for a label of your own. */
  id?: string | undefined
  /** The focus has left the field. */
  onBlur?: (() => void) | undefined
  ref?: Ref<FieldHandle> | undefined
}
