import type { FormItem } from '@sqos/form-model'
import type { FieldMode, FieldSize } from '@sqos/form-widgets'
import type { TableFormHandle } from '@sqos/form-widgets/table-form'
import type { FormQrTarget } from '@sqos/form-widgets/qrcode'
import { createContext, type ComponentType, useContext } from 'react'
import type { WidgetHandle, WidgetProps } from '@sqos/form-widgets/kinds'

/** Components by kind, beside those of this package: uploads, or kinds of your own. Create the object once. */
export type Widgets = Readonly<Record<string, ComponentType<WidgetProps>>>

/** What everything in a form shares; the same object for as long as the form is open. */
export interface FormContextValue {
  mode: FieldMode
  size: FieldSize
  widgets: Widgets
  /** What a QR code of the form's own address says. */
  qrTarget: FormQrTarget
  /** Tells the script of a component. */
  emit: (event: { item: FormItem; name: string; data: unknown; row?: number | undefined }) => void
  /** Asks the script of a component for permission. `false` if it refuses; `true` without a script. */
  ask: (event: { item: FormItem; name: string; data: unknown }) => Promise<boolean>
  /** Where fields can be reached, for the focus. */
  handles: Map<string, WidgetHandle>
  tables: Map<string, TableFormHandle>
  /** What opens a part of a container that hides others. */
  panes: Map<string, (key: string) => void>
  /** Opens a record of another model; no links without it. */
  openRecord?: ((record: { modelId: string; id: string }) => void) | undefined
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** What the form around shares. Throws where there is none. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (context) return context
  throw new Error(
    'form-renderer: a component of a form stands outside of one. ' +
      'Mode, size and widgets come from <DocumentForm>. ' +
      'Draw it inside of <DocumentForm>.',
  )
}
