import { createElement } from 'react'
import type { Widgets } from '../form/form-context.ts'
import { widgetOf } from './widget-of.ts'
import type { WidgetProps } from './widget-props.ts'

interface KindWidgetProps extends WidgetProps {
  kind: string
  widgets?: Widgets | undefined
}

/** The component of a kind. */
export const KindWidget = ({ kind, widgets, ...props }: KindWidgetProps) =>
  createElement(widgetOf(kind, widgets), props)
