import { memo } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { Input } from '@arco-design/web-react'
import { readOptionValue } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import type { OptionValue } from '../options/option.ts'
import { cellText, interfaceSource, modelSource, type RecordSource } from '../picker/record-source.ts'
import { useRecords } from '../picker/use-records.ts'
import { useWidgetText } from '../texts/text-context.ts'

interface OfRelationForm {
  /** The form that the `RelationFormField` chooses from. */
  modelId: string
  interfaceId?: undefined
}

interface OfPopupSelect {
  /** The data interface that the `PopupSelectField` chooses from. */
  interfaceId: string
  /** The column that it stores. Default `id`. */
  propsValue?: string | undefined
  modelId?: undefined
}

export type RelationAttributeProps = Omit<FieldProps, 'required'> &
  (OfRelationForm | OfPopupSelect) & {
    /** What the related field stores: the attribute is that record's. */
    recordId?: OptionValue | null | undefined
    /** The column to show. */
    showField: string
  }

/**
 * An attribute of the record that another field has chosen; shown, never stored. Kinds `relationFormAttr` and
 * `popupAttr`. Many attributes of one record make one call.
 */
export const RelationAttribute = memo(function RelationAttribute(props: RelationAttributeProps) {
  const { t } = useWidgetText()
  const field = useField({ ...props, value: props.recordId }, readOptionValue)
  const id = field.value === undefined ? undefined : String(field.value)
  const records = useRecords(sourceOf(props), id === undefined ? [] : [id])
  const text = id === undefined ? '' : cellText(records.recordOf(id)?.[props.showField])
  // Nothing can be entered, so there is no difference between these two.
  const shown = field.mode === 'edit' ? { ...field, mode: 'readonly' as const } : field

  return (
    <FieldBox
      field={shown}
      text={text}
      readonlyControl={
        <Input
          {...field.control}
          value={text}
          title={text}
          placeholder={props.placeholder ?? t('relationAttribute.placeholder')}
          readOnly
        />
      }
      isLoading={records.isLoading}
      failure={records.failure}
    >
      {null}
    </FieldBox>
  )
})

function sourceOf(props: RelationAttributeProps): RecordSource {
  // The label column only names the question; both kinds answer with the whole record.
  if (props.interfaceId === undefined) return modelSource({ modelId: props.modelId, relationField: '' })
  const { interfaceId, propsValue = 'id' } = props
  return interfaceSource({ interfaceId, propsValue, relationField: 'fullName' })
}
