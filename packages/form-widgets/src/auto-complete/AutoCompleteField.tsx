import { Input } from '@arco-design/web-react'
import { memoWithRef } from '@sqos/hooks'
import { useDeferredValue, useId, useState } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readText } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { cellText } from '../picker/record-source.ts'
import { failureText } from '../options/use-options.ts'
import { useAnswer } from '../services/use-answer.ts'
import { useWidgetText } from '../texts/text-context.ts'

export interface AutoCompleteFieldProps extends FieldProps {
  value?: string | null | undefined
  onChange?: ((value: string) => void) | undefined
  /** The data interface that suggests texts. */
  interfaceId: string
  /** The column with the texts. Default `fullName`. */
  relationField?: string | undefined
  /** Suggestions at most. Default 10. */
  total?: number | undefined
  /** Default true. */
  clearable?: boolean | undefined
}

/** A text with suggestions of a data interface; other texts are accepted too. Kind `autoComplete`. */
export const AutoCompleteField = memoWithRef(function AutoCompleteField(props: AutoCompleteFieldProps) {
  const { interfaceId, relationField = 'fullName', total = 10, clearable = true } = props
  const { t } = useWidgetText()
  const field = useField(props, readText)
  const listId = useId()
  const [isActive, setActive] = useState(false)
  const keyword = useDeferredValue(field.value ?? '')
  const answer = useAnswer(
    isActive && interfaceId !== ''
      ? {
          key: `complete ${JSON.stringify([interfaceId, relationField, total, keyword])}`,
          ask: (services, signal) =>
            services.interfaceRows(
              {
                interfaceId,
                keyword,
                relationField,
                propsValue: relationField,
                columns: [relationField],
                currentPage: 1,
                pageSize: total,
              },
              { signal },
            ),
        }
      : undefined,
  )
  const rows = answer.status === 'ready' ? answer.data.list : []
  const texts = [...new Set(rows.map((row) => cellText(row[relationField])))].filter(Boolean).slice(0, total)

  return (
    <FieldBox
      field={field}
      text={field.value ?? ''}
      isLoading={answer.status === 'loading'}
      failure={answer.status === 'failed' ? { text: failureText(answer.error, t), retry: answer.retry } : undefined}
    >
      <Input
        {...field.control}
        list={listId}
        autoComplete="off"
        value={field.value ?? ''}
        placeholder={props.placeholder ?? t('placeholder.input')}
        allowClear={clearable}
        onFocus={() => setActive(true)}
        onChange={(text) => props.onChange?.(text)}
      />
      <datalist id={listId}>
        {texts.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </FieldBox>
  )
})
