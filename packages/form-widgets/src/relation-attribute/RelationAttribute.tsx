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
    /** The value of the related field: the id of the record. */
    recordId?: OptionValue | null | undefined
    /** The column to show. */
    showField: string
  }

/**
 * An attribute of the record that another field has chosen. It is shown and not stored. Kinds `relationFormAttr` and
 * `popupAttr`. All attributes of a record share one call.
 */
export const RelationAttribute = memo(function RelationAttribute(props: RelationAttributeProps) {
  const { t } = useWidgetText()
  const field = useField({ ...props, value: props.recordId }, readOptionValue)
  const id = field.value === undefined ? undefined : String(field.value)
  const records = useRecords(sourceOf(props), id === undefined ? [] : [id])
  const text = id === undefined ? '' : cellText(records.recordOf(id)?.[props.showField])
  // The field has no input, so both modes are equal.
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
  // The column is only part of the key; both calls return the whole record.
  if (props.interfaceId === undefined) return modelSource({ modelId: props.modelId, relationField: '' })
  const { interfaceId, propsValue = 'id' } = props
  return interfaceSource({ interfaceId, propsValue, relationField: 'fullName' })
}
