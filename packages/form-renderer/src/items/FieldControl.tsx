import { asText, dateLimits, type DateLimits, type FormItem, isPhoneField, ownAt } from '@sqos/form-model'
import { FieldItem } from '@sqos/form-widgets/field'
import { createElement, memo, useCallback, useState } from 'react'
import { CallButton } from '../calls/CallButton.tsx'
import { recordOf, useFormContext } from '../form/form-context.ts'
import { useFaultText } from '../form/fault-text.ts'
import { useFieldState, useFormStore } from '../store/use-field-state.ts'
import type { WidgetProps } from '@sqos/form-widgets/kinds'
import { widgetOf } from '../widgets/widget-of.ts'
import styles from './items.module.css'
import { useLabelLayout } from './use-label-layout.ts'

/** `style.width` of a component, unless it fills its column. */
function ownWidth({ node }: FormItem): string | undefined {
  const width = asText(ownAt(node, 'style', 'width')) ?? ''
  return width !== '100%' && /^\d{1,4}(px|%)$/.test(width) ? width : undefined
}

const NOWHERE = { key: '' }

/** The limits of a date field. Renders again when the fields that they depend on change. */
function useLimits({ node }: FormItem): DateLimits {
  const store = useFormStore()
  const fieldAt = (side: 'start' | 'end') =>
    store.model.field(asText(ownAt(node, '__config__', `${side}RelationField`)) ?? '') ?? NOWHERE
  useFieldState(fieldAt('start'))
  useFieldState(fieldAt('end'))
  // Limits relative to now use the time when the form was opened.
  const [now] = useState(() => Date.now())
  return dateLimits(node, { now, valueOf: (path) => store.valueOf(path) })
}

/** A field of a form. Renders on changes of its own state only. */
export const FieldControl = memo(function FieldControl({ item }: { item: FormItem }) {
  const store = useFormStore()
  const state = useFieldState(item)
  const { mode, size, widgets, emit, handles, qrTarget } = useFormContext()
  const textOf = useFaultText()
  const layout = useLabelLayout(item)
  const limits = useLimits(item)

  const change = useCallback<WidgetProps['onChange']>(
    (value, detail) => {
      if (Object.is(value, store.stateOf(item.key).value)) return
      store.edit(item, value)
      emit({ item, name: 'change', data: detail ?? value })
    },
    [store, item, emit],
  )
  const leave = useCallback(() => {
    store.leave(item)
    emit({ item, name: 'blur', data: undefined })
  }, [store, item, emit])
  const reach = useCallback<NonNullable<Extract<WidgetProps['ref'], (...args: never[]) => unknown>>>(
    (handle) => {
      if (handle) handles.set(item.key, handle)
      else handles.delete(item.key)
    },
    [handles, item],
  )

  const problem = state.fault && textOf(state.fault)
  const control = createElement(widgetOf(item.kind.name, widgets), {
    item,
    value: state.value,
    onChange: change,
    onBlur: leave,
    mode,
    disabled: state.isDisabled || store.model.settings.isDisabled,
    size,
    required: state.isRequired,
    problem,
    options: state.options,
    offered: state.offered,
    limits,
    isRefused: state.isRefused,
    'aria-label': item.showsLabel && item.label && !item.kind.isGroup ? undefined : item.label,
    ref: reach,
  })
  const inlineSize = ownWidth(item)
  const called = isPhoneField(item) ? (
    <div className={styles['phone']}>
      {control}
      <CallButton number={asText(state.value) ?? ''} record={recordOf(qrTarget)} />
    </div>
  ) : (
    control
  )
  const field = inlineSize ? <div style={{ inlineSize, maxInlineSize: '100%' }}>{called}</div> : called
  if (!item.showsLabel || item.label === '') return <div className={layout.bare}>{field}</div>
  return (
    <FieldItem
      label={item.label + layout.suffix}
      required={state.isRequired && mode === 'edit'}
      problem={problem}
      help={layout.help}
      labelPosition={layout.position}
      labelWidth={layout.width}
    >
      {field}
    </FieldItem>
  )
})
