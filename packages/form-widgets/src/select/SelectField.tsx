import { Select, type SelectProps } from '@arco-design/web-react'
import { leaveEscape, memoWithRef } from '@sqos/hooks'
import { matchesLabel } from '@sqos/ui-kit/select'
import { useMemo } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readListOf, readOptionValue } from '../base/readers.ts'
import { useArcoLook } from '../base/use-arco-look.ts'
import { type Field, useField } from '../base/use-field.ts'
import { recordsOf, valuesIn } from '../options/chosen-options.ts'
import { labelsOf } from '../options/find-option.ts'
import type { FieldOption, OptionValue } from '../options/option.ts'
import type { OptionSourceProps } from '../options/option-source.ts'
import { useOptions } from '../options/use-options.ts'
import { filterTree } from '../sheet/filter-tree.ts'
import { useSheet } from '../sheet/use-sheet.tsx'
import type { DataRecord } from '../services/widget-services.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { selectPlaceholder } from './select-placeholder.tsx'

interface SelectCommonProps extends FieldProps, OptionSourceProps {
  /** Whether the field can be cleared. Default true. */
  clearable?: boolean | undefined
  /** Whether options can be searched. */
  searchable?: boolean | undefined
}

interface SelectOneProps {
  multiple?: false | undefined
  value?: OptionValue | null | undefined
  /** The value, `''` when cleared, and the record of the option. */
  onChange?: ((value: OptionValue, record: DataRecord | undefined) => void) | undefined
}

interface SelectManyProps {
  multiple: true
  value?: readonly OptionValue[] | null | undefined
  /** The values in the order they were chosen, and the records of their options. */
  onChange?: ((values: OptionValue[], records: DataRecord[]) => void) | undefined
}

export type SelectFieldProps = SelectCommonProps & (SelectOneProps | SelectManyProps)

/** A choice of one or several options. Kind `select`. Renders visible options only. */
export const SelectField = memoWithRef(function SelectField(props: SelectFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readListOf(readOptionValue))
  const { list, index, isLoading, failure } = useOptions(props)
  const values = valuesIn(field.value ?? [], index)
  const placeholder = props.placeholder ?? t('placeholder.select')
  const look = useArcoLook('Select')
  const canRest = look.isPlain && !props.multiple && !props.searchable
  const text = labelsOf(values, index)

  function change(next: OptionValue | OptionValue[] | undefined) {
    const chosen = next === undefined ? [] : [next].flat()
    const records = recordsOf(chosen, index)
    if (props.multiple) props.onChange?.(chosen, records)
    else props.onChange?.(chosen[0] ?? '', records[0])
  }

  const rest = canRest
    ? selectPlaceholder({
        control: field.control,
        look,
        placeholder,
        isLoading,
        text: values.length > 0 ? text : undefined,
      })
    : undefined
  return (
    <FieldBox field={field} text={text} isLoading={isLoading} failure={failure} rest={rest}>
      {() => (
        <Choice
          {...field.control}
          field={field}
          {...(props.multiple && { mode: 'multiple' })}
          value={asArcoValue(props.multiple ? values : values[0])}
          list={list}
          loading={isLoading}
          placeholder={placeholder}
          allowClear={props.clearable ?? true}
          showSearch={props.searchable ?? false}
          filterOption={matchesLabel}
          notFoundContent={t(isLoading ? 'options.loading' : 'options.empty')}
          onChange={change}
        />
      )}
    </FieldBox>
  )
})

interface ChoiceProps extends SelectProps {
  list: readonly FieldOption[]
  field: Field<unknown>
}

/** Arco's select; its options are made once. On phones they are in a sheet, which has the search. */
function Choice({ list, field, ...rest }: ChoiceProps) {
  const sheet = useSheet({ field, count: list.length, isMultiple: rest.mode === 'multiple' })
  const { keyword } = sheet
  const choices = useMemo(
    () => filterTree(list, keyword).map(({ value, label, isDisabled }) => ({ value, label, disabled: isDisabled })),
    [list, keyword],
  )
  return (
    <Select
      onKeyDown={leaveEscape}
      {...rest}
      {...sheet.trigger}
      {...(sheet.isSheet && { dropdownRender: sheet.wrap, showSearch: false, virtualListProps: SHEET_LIST })}
      options={choices}
    />
  )
}

/** Lines of 44 px, for fingers. */
const SHEET_LIST = { itemHeight: 44 }

/** Arco accepts undefined and mixed numbers and text, but its types do not. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asArcoValue = (value: OptionValue | OptionValue[] | undefined) => value as string | string[]
