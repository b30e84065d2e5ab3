import { type FormItem, own } from '@sqos/form-model'
import type { ViewProps } from '@sqos/form-widgets/views'
import { createElement, useCallback } from 'react'
import { useFormContext } from '../form/form-context.ts'
import { useFieldState, useFormStore, useShownPanes } from '../store/use-field-state.ts'
import { useSource } from './use-source.ts'

interface KindViewProps extends Pick<ViewProps, 'renderItems' | 'renderPane'> {
  item: FormItem
}

const NO_FIELD = { key: '' }

/** A component without a value, drawn by the view of its kind; nothing for a kind without a view. */
export function KindView({ item, renderItems, renderPane }: KindViewProps) {
  const { mode, parts, emit, panes, qrTarget } = useFormContext()
  const { display } = useFormStore()
  const { isDisabled } = useFieldState(item)
  const source = useSource(item)
  const { value } = useFieldState(source ?? NO_FIELD)
  const shownPanes = useShownPanes(item)
  const registerPanes = useCallback(
    (open: (key: string) => void) => {
      panes.set(item.key, open)
      return () => {
        panes.delete(item.key)
      }
    },
    [panes, item],
  )
  const view = parts.viewOf(item.kind.name)
  if (!view) return null
  return createElement(view, {
    item,
    mode,
    disabled: isDisabled,
    onEvent: (name, data) => emit({ item, name, data }),
    followedValue: (source && own(display, `${source.name}_id`)) ?? value,
    qrTarget,
    panes: shownPanes,
    renderItems,
    renderPane,
    registerPanes,
  })
}
