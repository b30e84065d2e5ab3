import { Radio } from '@arco-design/web-react'
import { memoWithRef } from '@sqos/hooks'
import { useMemo } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readOptionValue } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { choicesLook } from '../options/choices-look.ts'
import { OptionsState } from '../options/OptionsState.tsx'
import { valuesIn } from '../options/chosen-options.ts'
import { labelsOf } from '../options/find-option.ts'
import type { OptionValue } from '../options/option.ts'
import type { OptionSourceProps } from '../options/option-source.ts'
import { useOptions } from '../options/use-options.ts'
import type { DataRecord } from '../services/widget-services.ts'

export interface RadioFieldProps extends FieldProps, OptionSourceProps {
  value?: OptionValue | null | undefined
  /** The value and the record of its option. */
  onChange?: ((value: OptionValue, record: DataRecord | undefined) => void) | undefined
  /** Radio buttons or joined buttons. Default `default`. */
  optionType?: 'default' | 'button' | undefined
  /** Shows a border around each option. */
  border?: boolean | undefined
  /** Default `horizontal`. */
  direction?: 'horizontal' | 'vertical' | undefined
}

/** A single choice with all options visible. Kind `radio`. */
export const RadioField = memoWithRef(function RadioField(props: RadioFieldProps) {
  const field = useField(props, readOptionValue)
  const options = useOptions(props)
  const { list, index, isLoading, failure } = options
  const choices = useMemo(
    () => list.map(({ value, label, isDisabled }) => ({ value, label, disabled: isDisabled })),
    [list],
  )
  const values = valuesIn(field.value === undefined ? [] : [field.value], index)

  return (
    <FieldBox field={field} text={labelsOf(values, index)} isLoading={isLoading} failure={failure}>
      <Radio.Group
        {...field.control}
        // Arrow keys move inside a group of this name.
        name={field.id}
        type={props.optionType === 'button' ? 'button' : 'radio'}
        className={choicesLook(props)}
        direction={props.direction ?? 'horizontal'}
        options={choices}
        value={values[0] ?? null}
        onChange={(value: OptionValue) => props.onChange?.(value, index.get(String(value))?.record)}
      />
      <OptionsState options={options} />
    </FieldBox>
  )
})
