import { useMemo } from 'react'
import { MissingServiceError } from '../services/missing-service.ts'
import { useAnswer } from '../services/use-answer.ts'
import { type TextKey, type WidgetText } from '../texts/text-key.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { indexOptions, type OptionIndex } from './find-option.ts'
import { type FieldOption, offeredOptions, readOptions } from './option.ts'
import { type OptionSourceProps, questionOf } from './option-source.ts'

/** The current options of a field. */
export interface Options {
  list: readonly FieldOption[]
  index: OptionIndex
  isLoading: boolean
  /** A message that loading failed, and a retry function. */
  failure?: { text: string; retry: () => void } | undefined
}

const NONE: readonly unknown[] = []

/** The options of any source. They are empty if the source fails, and loading while it does not respond. */
export function useOptions(source: OptionSourceProps): Options {
  const { t } = useWidgetText()
  const answer = useAnswer(questionOf(source))
  const raw = answer.status === 'idle' ? source.options : answer.status === 'ready' ? answer.data : NONE
  const { value, label, children } = source.optionKeys ?? {}
  const list = useMemo(() => readOptions(raw, { value, label, children }), [raw, value, label, children])
  const index = useMemo(() => indexOptions(list), [list])
  const { offered } = source
  const shown = useMemo(() => offeredOptions(list, offered), [list, offered])
  return {
    list: shown,
    index,
    isLoading: answer.status === 'loading',
    failure: answer.status === 'failed' ? { text: failureText(answer.error, t), retry: answer.retry } : undefined,
  }
}

/** The message for a failed call; names the service that the host did not implement. */
export function failureText(error: unknown, t: WidgetText, key: TextKey = 'problem.loadFailed'): string {
  return error instanceof MissingServiceError ? t('problem.noService', { name: error.service }) : t(key)
}
