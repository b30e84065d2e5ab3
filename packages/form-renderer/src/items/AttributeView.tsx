import { asText, type FormItem, own } from '@sqos/form-model'
import { FieldItem } from '@sqos/form-widgets/field'
import { RelationAttribute } from '@sqos/form-widgets/relation-attribute'
import { memo } from 'react'
import { useFormContext } from '../form/form-context.ts'
import { useFieldState, useFormStore } from '../store/use-field-state.ts'
import { anyValue, textOf } from '@sqos/form-widgets/kinds'
import { useLabelLayout } from './use-label-layout.ts'
import { useSource } from './use-source.ts'

const NO_FIELD = { key: '' }

/** A key of the record that another field has chosen, as a read-only field. */
export const AttributeView = memo(function AttributeView({ item }: { item: FormItem }) {
  const { display } = useFormStore()
  const { mode, size } = useFormContext()
  const layout = useLabelLayout(item)
  const source = useSource(item)
  const { value } = useFieldState(source ?? NO_FIELD)
  const shared = {
    mode,
    size,
    recordId: anyValue(display && source ? own(display, `${source.name}_id`) : value),
    showField: textOf(item, 'showField') ?? '',
    placeholder: textOf(item, 'placeholder'),
  }
  const of = (key: string) => asText(own(source?.node, key)) ?? ''
  return (
    <FieldItem label={item.label + layout.suffix} labelPosition={layout.position} labelWidth={layout.width}>
      {source?.kind.records === 'interface' ? (
        <RelationAttribute {...shared} interfaceId={of('interfaceId')} propsValue={of('propsValue') || undefined} />
      ) : (
        <RelationAttribute {...shared} modelId={of('modelId')} />
      )}
    </FieldItem>
  )
})
