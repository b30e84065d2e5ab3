import type { FormNode } from '../document/form.schema.ts'
import type { Kind } from '../kinds/kind.ts'
import type { Binding } from './names.ts'

/** A component of a form. `node` is the component of the document; newer props also have their older names. */
export interface FormItem {
  /** JSON pointer into the document. Unique; stable while the document does not change. */
  readonly key: string
  readonly kind: Kind
  readonly node: FormNode
  /** Model name; empty for components without a value and for forbidden names. */
  readonly name: string
  /** `F_Name`, or `tableField102.F_Qty` for a column of a sub-table; empty like `name`. */
  readonly path: string
  readonly label: string
  /** The labels of the containers and of this component, for messages. */
  readonly place: readonly string[]
  /** Model name of the sub-table that contains this column. */
  readonly table: string | undefined
  /** Components of a container, panes of tabs and collapses, columns of a sub-table. */
  readonly children: readonly FormItem[]
  readonly isRequired: boolean
  /** Hidden by the designer. */
  readonly isHidden: boolean
  readonly isDisabled: boolean
  readonly isReadonly: boolean
  readonly showsLabel: boolean
  /** The clients on which a container around it is hidden. Columns follow their sub-table themselves. */
  readonly hiddenAround: readonly ('pc' | 'app')[]
  readonly isOnPc: boolean
  readonly isOnApp: boolean
  /** Columns of the grid, of 24. */
  readonly span: number
  /** Width of the label in px; 0 for the width of the form. */
  readonly labelWidth: number | undefined
  /** Table and column of the value; undefined while the model has no tables. */
  readonly binding: Binding | undefined
}
