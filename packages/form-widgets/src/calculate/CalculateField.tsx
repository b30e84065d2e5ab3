import { Input } from '@arco-design/web-react'
import { calculate } from '@sqos/formula'
import { memoWithRef } from '@sqos/hooks'
import { useEffect, useRef, useState } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readText } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'

export interface CalculateFieldProps extends Omit<FieldProps, 'required'> {
  /** The stored result: text with two decimals. */
  value?: string | number | null | undefined
  /** Reports a new result, text with two decimals, 500 ms after the last change of the data. */
  onChange?: ((value: string) => void) | undefined
  /** The formula of the document. */
  expression: unknown
  /** The data of the form: fields by name, sub-tables as lists of rows. */
  formData: unknown
  /** The sub-table that contains the field, and the index of its row. */
  table?: string | undefined
  row?: number | undefined
}

/** Pause before a changed formula is reported, ms. */
const DEBOUNCE_MS = 500

/** The result of a formula, read-only. Kind `calculate`. */
export const CalculateField = memoWithRef(function CalculateField(props: CalculateFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readText)
  const { expression, formData, table, row } = props
  const [isRefused, setRefused] = useState(false)
  const { value = '' } = field
  const latest = useRef(props)

  useEffect(function keepLatest() {
    latest.current = props
  })

  useEffect(
    function calculateWhenDataRests() {
      const timer = setTimeout(() => {
        const result = calculate(expression, { values: formData, table, row })
        setRefused(result.problem !== undefined)
        if (result.value !== String(latest.current.value ?? '')) latest.current.onChange?.(result.value)
      }, DEBOUNCE_MS)
      return () => clearTimeout(timer)
    },
    [expression, formData, table, row],
  )

  const warning = isRefused ? t('calculate.refused') : undefined
  return (
    <FieldBox field={field} text={value} warning={warning} isGiven>
      <Input {...field.control} value={value} placeholder={props.placeholder ?? t('calculate.placeholder')} readOnly />
    </FieldBox>
  )
})
