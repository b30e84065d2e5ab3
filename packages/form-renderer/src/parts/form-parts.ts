import type { FormItem } from '@sqos/form-model'
import type { KindField } from '@sqos/form-widgets/kinds'
import type { KindView } from '@sqos/form-widgets/views'
import type { ComponentType } from 'react'

/** What draws the components of a form. */
export interface FormParts {
  /** The field of a kind; undefined for a kind without one. */
  fieldOf: (kind: string) => KindField | undefined
  /** The view of a kind without a value; undefined for a kind without one. */
  viewOf: (kind: string) => KindView | undefined
  /** Draws a sub-table; undefined until the first form with one. */
  Table: ComponentType<{ item: FormItem }> | undefined
}
