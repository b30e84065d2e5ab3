import { memoWithRef } from '@sqos/hooks'
import { useMemo } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readOptionValue } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { isOptionValue, type OptionValue } from '../options/option.ts'
import { modelSource } from '../picker/record-source.ts'
import { RecordPicker, type RecordPickerOptions } from '../picker/RecordPicker.tsx'
import { useRecords } from '../picker/use-records.ts'
import { useWidgetServices } from '../services/services-context.ts'
import type { DataRecord } from '../services/widget-services.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './RelationFormField.module.css'

export interface RelationFormFieldProps extends FieldProps, RecordPickerOptions {
  /** The form whose records are shown. */
  modelId: string
  /** The column that the field shows. */
  relationField: string
  value?: OptionValue | null | undefined
  /** The id of the record, `''` when cleared, and the record of the table. */
  onChange?: ((id: OptionValue, record: DataRecord | undefined) => void) | undefined
  placeholder?: string | undefined
}

/** A record of another form, with a link to it. Kind `relationForm`. */
export const RelationFormField = memoWithRef(function RelationFormField(props: RelationFormFieldProps) {
  const { modelId, relationField, onChange } = props
  const { t } = useWidgetText()
  const { recordHref } = useWidgetServices()
  const field = useField(props, readOptionValue)
  const source = useMemo(() => modelSource({ modelId, relationField }), [modelId, relationField])
  const ids = field.value === undefined ? [] : [String(field.value)]
  const records = useRecords(source, ids)
  const [id] = ids
  const label = id === undefined ? '' : records.labelOf(id)
  const href = id === undefined ? undefined : recordHref?.({ modelId, id })

  return (
    <FieldBox
      field={field}
      text={label}
      view={
        href && (
          <a className={styles.link} href={href}>
            {label}
          </a>
        )
      }
      isLoading={records.isLoading}
      failure={records.failure}
    >
      <div className={styles.row}>
        <RecordPicker
          options={props}
          control={field.control}
          source={source}
          multiple={false}
          ids={ids}
          records={records}
          onChoose={([record]) => {
            const next = record?.['id']
            onChange?.(isOptionValue(next) ? next : '', record)
          }}
        />
        {href && (
          <a className={styles.link} href={href} aria-label={t('relationForm.open', { name: label })}>
            {t('relationForm.link')}
          </a>
        )}
      </div>
    </FieldBox>
  )
})
