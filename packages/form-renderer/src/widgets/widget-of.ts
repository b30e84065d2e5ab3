import { kindOf } from '@sqos/form-model'
import { fieldOf, type WidgetProps } from '@sqos/form-widgets/kinds'
import { anyRefAsProp } from '@sqos/hooks'
import type { ComponentType } from 'react'
import { FilesWidget, UnknownWidget } from './fallback-widgets.tsx'

/** The widget of a kind: the host's, the registered one, or a placeholder that keeps the data. */
export const widgetOf = (
  kind: string,
  own: Readonly<Record<string, ComponentType<WidgetProps>>> = {},
): ComponentType<WidgetProps> =>
  anyRefAsProp(
    (Object.hasOwn(own, kind) ? own[kind] : fieldOf(kind)?.Widget) ??
      (kindOf(kind).fileType === undefined ? UnknownWidget : FilesWidget),
  )
