import type { FormItem } from '@sqos/form-model'
import type { ComponentType } from 'react'
import type { WidgetProps } from './widget-props.ts'

/** How forms draw a kind of field: `<folder>/<kind>.field.tsx`. */
export interface KindField {
  /** Draws the field from its component in the document. */
  Widget: ComponentType<WidgetProps>
  /** Whether its cells in a sub-table are this widget; otherwise the table form has cells of its own. */
  isCell: boolean
  /** Additional props of its cells in a sub-table. */
  cellProps: ((item: FormItem) => Readonly<Record<string, unknown>>) | undefined
}

type FieldParts = Pick<KindField, 'Widget'> &
  Partial<KindField> &
  // Read by `pnpm generate`: the registry names a field by its kinds.
  ({ kind: string } | { kinds: readonly string[] })

/** Registers a field for one kind or several kinds. */
export const defineField = ({ Widget, isCell = false, cellProps }: FieldParts): KindField => ({
  Widget,
  isCell,
  cellProps,
})
