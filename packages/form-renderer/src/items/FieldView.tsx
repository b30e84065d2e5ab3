import { type FormItem, isEmpty, own } from '@sqos/form-model'
import { FieldItem } from '@sqos/form-widgets/field'
import { memo, useCallback } from 'react'
import { useFormContext } from '../form/form-context.ts'
import { useFaultText } from '../form/fault-text.ts'
import { useFieldState, useFormStore } from '../store/use-field-state.ts'
import type { WidgetProps } from '../widgets/widget-props.ts'
import { KindWidget } from '../widgets/KindWidget.tsx'
import { FieldText } from './FieldText.tsx'
import { useLabelLayout } from './use-label-layout.ts'

const holdsOneControl = (item: FormItem) => item.kind.name !== 'uploadFz' && item.kind.name !== 'uploadImg'

/** Kinds that are looked at rather than read: their values come as they are stored. Source: contract of the platform, 13.6. */
const LOOKED_AT: ReadonlySet<string> = new Set(['uploadFz', 'uploadImg', 'editor', 'colorPicker', 'rate', 'slider'])

/** A field with its label. */
export function FieldView({ item }: { item: FormItem }) {
  const { display } = useFormStore()
  const isLookedAt =
    (LOOKED_AT.has(item.kind.name) || item.kind.group === 'unknown') && !isEmpty(own(display, item.name))
  return display !== undefined && !isLookedAt ? <FieldText item={item} /> : <FieldControl item={item} />
}

/** A field to work with: listens to its own state and to nothing else. */
const FieldControl = memo(function FieldControl({ item }: { item: FormItem }) {
  const store = useFormStore()
  const state = useFieldState(item)
  const { mode, size, widgets, emit, handles } = useFormContext()
  const textOf = useFaultText()
  const layout = useLabelLayout(item)

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
  const field = (
    <KindWidget
      kind={item.kind.name}
      widgets={widgets}
      item={item}
      value={state.value}
      onChange={change}
      onBlur={leave}
      mode={mode}
      disabled={state.isDisabled || store.model.settings.isDisabled}
      size={size}
      required={state.isRequired}
      problem={problem}
      options={state.options}
      aria-label={item.showsLabel && item.label && holdsOneControl(item) ? undefined : item.label}
      ref={reach}
    />
  )
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
