import { memoWithRef } from '@sqos/hooks'
import { useMemo } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readListOf, readOptionValue } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { isOptionValue, type OptionValue } from '../options/option.ts'
import { interfaceSource } from '../picker/record-source.ts'
import { RecordPicker, type RecordPickerOptions } from '../picker/RecordPicker.tsx'
import { useRecords } from '../picker/use-records.ts'
import type { DataRecord } from '../services/widget-services.ts'

interface PopupSelectCommonProps extends FieldProps, RecordPickerOptions {
  /** The data interface whose rows are shown. */
  interfaceId: string
  /** The column whose value is stored. Default `id`. */
  propsValue?: string | undefined
  /** The column that the field shows. Default `fullName`. */
  relationField?: string | undefined
  placeholder?: string | undefined
}

interface PopupSelectOneProps {
  multiple?: false | undefined
  value?: OptionValue | null | undefined
  /** The value, `''` when cleared, and the row. */
  onChange?: ((value: OptionValue, record: DataRecord | undefined) => void) | undefined
}

interface PopupSelectManyProps {
  multiple: true
  value?: readonly OptionValue[] | null | undefined
  /** The values in the order they were chosen, and their rows. */
  onChange?: ((values: OptionValue[], records: DataRecord[]) => void) | undefined
}

export type PopupSelectFieldProps = PopupSelectCommonProps & (PopupSelectOneProps | PopupSelectManyProps)

const readIds = readListOf(readOptionValue)

/** One or several rows of a data interface, chosen in a dialog or a drawer. Kind `popupSelect`. */
export const PopupSelectField = memoWithRef(function PopupSelectField(props: PopupSelectFieldProps) {
  const { interfaceId, propsValue = 'id', relationField = 'fullName' } = props
  const field = useField(props, readIds)
  const source = useMemo(
    () => interfaceSource({ interfaceId, propsValue, relationField }),
    [interfaceId, propsValue, relationField],
  )
  const ids = (field.value ?? []).map(String)
  const records = useRecords(source, ids)

  function choose(chosen: DataRecord[]) {
    const values = chosen.map((record) => record[propsValue]).filter(isOptionValue)
    if (props.multiple) props.onChange?.(values, chosen)
    else props.onChange?.(values[0] ?? '', chosen[0])
  }

  return (
    <FieldBox
      field={field}
      text={ids.map((id) => records.labelOf(id)).join(',')}
      isLoading={records.isLoading}
      failure={records.failure}
    >
      <RecordPicker
        options={props}
        control={field.control}
        source={source}
        multiple={props.multiple ?? false}
        ids={ids}
        records={records}
        onChoose={choose}
      />
    </FieldBox>
  )
})
