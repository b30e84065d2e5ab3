import type { FormItem } from '@sqos/form-model'
import type { ComponentType, ReactNode } from 'react'
import type { FieldMode } from '../base/field-props.ts'
import type { FormQrTarget } from '../qrcode/form-qr-text.ts'

/** What a form gives to the view of a component without a value. */
export interface ViewProps {
  item: FormItem
  mode: FieldMode
  disabled: boolean
  /** Reports an event of the component to its script. */
  onEvent: (name: string, data?: unknown) => void
  /** The value of the field that the component shows; the id of the record if the field chooses one. */
  followedValue: unknown
  /** The record that a QR code of the form opens. */
  qrTarget: FormQrTarget
  /** The panes that are not hidden and have something to show. */
  panes: readonly FormItem[]
  /** Draws components on a grid of 24. */
  renderItems: (items: readonly FormItem[]) => ReactNode
  /** Draws the components of a pane; nothing while the pane is hidden. */
  renderPane: (pane: FormItem) => ReactNode
  /** Registers the function that shows a pane by its key, until the view is unmounted. Stable. */
  registerPanes: (open: (key: string) => void) => () => void
}

/** How forms draw a kind without a value: `<folder>/<kind>.view.tsx`. */
export type KindView = ComponentType<ViewProps>
