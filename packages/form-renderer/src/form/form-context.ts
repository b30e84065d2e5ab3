import type { FormItem } from '@sqos/form-model'
import type { FieldMode, FieldSize } from '@sqos/form-widgets'
import type { TableFormHandle } from '@sqos/form-widgets/table-form'
import type { FormQrTarget } from '@sqos/form-widgets/qrcode'
import { createContext, type ComponentType, useContext } from 'react'
import type { WidgetHandle, WidgetProps } from '@sqos/form-widgets/kinds'
import type { FormParts } from '../parts/form-parts.ts'

/** Additional widgets by kind, such as uploads. Create the object once. */
export type Widgets = Readonly<Record<string, ComponentType<WidgetProps>>>

/** Values that all components of a form share. The object is stable while the form is open. */
export interface FormContextValue {
  mode: FieldMode
  size: FieldSize
  widgets: Widgets
  /** What draws the kinds that have no additional widget. */
  parts: FormParts
  /** The record of the form: QR codes open it, and calls of its phone numbers belong to it. */
  qrTarget: FormQrTarget
  /** Reports an event to the script of a component. */
  emit: (event: { item: FormItem; name: string; data: unknown; row?: number | undefined }) => void
  /** Asks the script of a component for permission. `false` if it refuses; `true` without a script. */
  ask: (event: { item: FormItem; name: string; data: unknown }) => Promise<boolean>
  /** Handles of the fields, to focus them. */
  handles: Map<string, WidgetHandle>
  tables: Map<string, TableFormHandle>
  /** By container: shows a pane by its key. */
  panes: Map<string, (key: string) => void>
  /** Opens a record of another model. Without it there are no links. */
  openRecord?: ((record: { modelId: string; id: string }) => void) | undefined
}

/** The record of a form; undefined for a new one. */
export const recordOf = ({ modelId, id }: FormQrTarget): { modelId: string; id: string } | undefined =>
  modelId && id ? { modelId, id } : undefined

export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** The context of the form. Throws outside of a form. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (context) return context
  throw new Error(
    'form-renderer: a component of a form is used outside of a form. ' +
      'Mode, size and widgets come from <DocumentForm>. ' +
      'Draw it inside of <DocumentForm>.',
  )
}
