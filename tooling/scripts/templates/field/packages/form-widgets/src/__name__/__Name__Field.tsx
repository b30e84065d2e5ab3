import { Input } from '@arco-design/web-react'
import { memo } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readText } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'

export interface __Name__FieldProps extends FieldProps {
  value?: string | null | undefined
  /** Receives `''` for a cleared field. */
  onChange?: ((value: string) => void) | undefined
}

/** Purpose of the field, in one sentence. */
export const __Name__Field = memo(function __Name__Field(props: __Name__FieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readText)
  const { value = '' } = field

  return (
    <FieldBox field={field} text={value}>
      <Input
        {...field.control}
        value={value}
        placeholder={props.placeholder ?? t('placeholder.input')}
        onChange={(next) => props.onChange?.(next)}
      />
    </FieldBox>
  )
})
