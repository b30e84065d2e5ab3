import { Checkbox } from '@arco-design/web-react'
import { memoWithRef } from '@sqos/hooks'
import { useMemo } from 'react'
import { ControlGroup } from '../base/ControlGroup.tsx'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readListOf, readOptionValue } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { choicesLook } from '../options/choices-look.ts'
import { OptionsState } from '../options/OptionsState.tsx'
import { recordsOf, valuesIn } from '../options/chosen-options.ts'
import { labelsOf } from '../options/find-option.ts'
import type { OptionValue } from '../options/option.ts'
import type { OptionSourceProps } from '../options/option-source.ts'
import { useOptions } from '../options/use-options.ts'
import type { DataRecord } from '../services/widget-services.ts'

export interface CheckboxFieldProps extends FieldProps, OptionSourceProps {
  value?: readonly OptionValue[] | null | undefined
  /** The values in the order of the options, and the records of their options. */
  onChange?: ((values: OptionValue[], records: DataRecord[]) => void) | undefined
  /** Checkboxes or joined buttons. Default `default`. */
  optionType?: 'default' | 'button' | undefined
  /** Shows a border around each option. */
  border?: boolean | undefined
  /** Default `horizontal`. */
  direction?: 'horizontal' | 'vertical' | undefined
}

/** A multiple choice with all options visible. Kind `checkbox`. */
export const CheckboxField = memoWithRef(function CheckboxField(props: CheckboxFieldProps) {
  const field = useField(props, readListOf(readOptionValue))
  const options = useOptions(props)
  const { list, index, isLoading, failure } = options
  const choices = useMemo(
    () => list.map(({ value, label, isDisabled }) => ({ value, label, disabled: isDisabled })),
    [list],
  )
  const values = valuesIn(field.value ?? [], index)
  const { disabled, error } = field.control

  function change(next: OptionValue[]) {
    const places = new Map(list.map(({ value }, place) => [value, place]))
    const sorted = next.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
    props.onChange?.(sorted, recordsOf(sorted, index))
  }

  return (
    <FieldBox field={field} text={labelsOf(values, index)} isLoading={isLoading} failure={failure}>
      <ControlGroup disabled={disabled}>
        <Checkbox.Group<OptionValue>
          disabled={disabled}
          error={error}
          className={choicesLook({ ...props, areOwnButtons: props.optionType === 'button' })}
          direction={props.direction ?? 'horizontal'}
          options={choices}
          value={values}
          onChange={change}
        />
        <OptionsState options={options} />
      </ControlGroup>
    </FieldBox>
  )
})
