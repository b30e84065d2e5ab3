import { Input } from '@arco-design/web-react'
import { memoWithRef } from '@sqos/hooks'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readText } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'

export interface SystemFieldProps extends Omit<FieldProps, 'required'> {
  /** The shown text: a name, a number, a time. */
  value?: string | null | undefined
  /** Where the value comes from, as a description: a formula. */
  hint?: string | undefined
  /** A warning below the value. */
  warning?: string | undefined
}

/** A value that the server fills in: a number, a person, a time. Kinds `billRule`, `createUser`, `createTime` and similar ones. */
export const SystemField = memoWithRef(function SystemField(props: SystemFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readText)
  const { value = '' } = field

  return (
    <FieldBox field={field} text={value} warning={props.warning} isGiven>
      <Input
        {...field.control}
        value={value}
        placeholder={props.placeholder ?? t('system.placeholder')}
        title={props.hint}
        readOnly
      />
    </FieldBox>
  )
})
