import { asText, dateLimits, type FormItem, isPhoneField, ownAt } from '@sqos/form-model'
import { FieldItem } from '@sqos/form-widgets/field'
import { createElement, memo, useCallback, useContext, useState } from 'react'
import { CallButton } from '../calls/CallButton.tsx'
import { recordOf, useFormContext } from '../form/form-context.ts'
import { FaultTextContext } from '../form/fault-text.ts'
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

/** The fields that limit a date field, by its settings. */
const relatedTo = ({ node }: FormItem) =>
  (['start', 'end'] as const).map((side) => asText(ownAt(node, '__config__', `${side}RelationField`)) ?? '')

/** Draws a field. Only date fields that other fields limit subscribe to these. */
export const drawField = (item: FormItem) =>
  relatedTo(item).some((path) => path !== '') ? <LimitedField item={item} /> : <FieldControl item={item} />

/** A date field that other fields limit. Renders again when they change. */
function LimitedField({ item }: { item: FormItem }) {
  const { model } = useFormStore()
  const [start = '', end = ''] = relatedTo(item)
  const { value: startValue } = useFieldState(model.field(start) ?? NOWHERE)
  const { value: endValue } = useFieldState(model.field(end) ?? NOWHERE)
  return <FieldControl item={item} startValue={startValue} endValue={endValue} />
}

const NOWHERE = { key: '' }

interface FieldControlProps {
  item: FormItem
  /** The values of the fields that limit a date; the field renders again when they change. */
  startValue?: unknown
  endValue?: unknown
}

/** A field of a form. Renders on changes of its own state only. */
const FieldControl = memo(function FieldControl({ item }: FieldControlProps) {
  const store = useFormStore()
  const state = useFieldState(item)
  const { mode, size, widgets, parts, emit, handles, qrTarget } = useFormContext()
  const textOf = useContext(FaultTextContext)
  const layout = useLabelLayout(item)
  // Limits relative to now use the time when the form was opened.
  const [now] = useState(() => Date.now())

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
  const control = createElement(widgetOf(item.kind.name, { widgets, fieldOf: parts.fieldOf }), {
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
    limits: dateLimits(item.node, { now, valueOf: (path) => store.valueOf(path) }),
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
