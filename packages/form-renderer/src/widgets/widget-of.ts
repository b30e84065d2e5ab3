import { kindOf } from '@sqos/form-model'
import type { WidgetProps } from '@sqos/form-widgets/kinds'
import { anyRefAsProp } from '@sqos/hooks'
import type { ComponentType } from 'react'
import type { Widgets } from '../form/form-context.ts'
import type { FormParts } from '../parts/form-parts.ts'
import { FilesWidget, UnknownWidget } from './fallback-widgets.tsx'

interface WidgetSources extends Pick<FormParts, 'fieldOf'> {
  widgets?: Widgets | undefined
}

/** The widget of a kind: the host's, the registered one, or a placeholder that keeps the data. */
export const widgetOf = (kind: string, { widgets = {}, fieldOf }: WidgetSources): ComponentType<WidgetProps> =>
  anyRefAsProp(
    (Object.hasOwn(widgets, kind) ? widgets[kind] : fieldOf(kind)?.Widget) ??
      (kindOf(kind).fileType === undefined ? UnknownWidget : FilesWidget),
  )
