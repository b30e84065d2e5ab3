import type { FormNode } from '../document/form.schema.ts'
import type { Kind } from '../kinds/kind.ts'
import type { Binding } from './names.ts'

/** A component of a form, understood. `node` is the component of the document, with older names of its newer props. */
export interface FormItem {
  /** JSON pointer into the document: unique, and the same as long as the document is. */
  readonly key: string
  readonly kind: Kind
  readonly node: FormNode
  /** Model name; empty for what stores nothing, and for a name that cannot be used. */
  readonly name: string
  /** `F_Name`, or `tableField102.F_Qty` for a column of a sub-table; empty like `name`. */
  readonly path: string
  readonly label: string
  /** Labels from the outside to here: for messages. */
  readonly place: readonly string[]
  /** Model name of the sub-table that this is a column of. */
  readonly table: string | undefined
  /** Components of a container, panes of tabs and collapses, columns of a sub-table. */
  readonly children: readonly FormItem[]
  readonly isRequired: boolean
  /** Hidden by the designer. */
  readonly isHidden: boolean
  readonly isDisabled: boolean
  readonly isReadonly: boolean
  readonly showsLabel: boolean
  readonly isOnPc: boolean
  readonly isOnApp: boolean
  /** Of 24. */
  readonly span: number
  /** Width of the label in px, if it has one of its own. */
  readonly labelWidth: number | undefined
  /** Where the value is kept; nothing while the model has no tables. */
  readonly binding: Binding | undefined
}
