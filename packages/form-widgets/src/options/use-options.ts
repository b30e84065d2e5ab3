import { useMemo } from 'react'
import { MissingServiceError } from '../services/missing-service.ts'
import { useAnswer } from '../services/use-answer.ts'
import { type TextKey, type WidgetText } from '../texts/text-key.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { indexOptions, type OptionIndex } from './find-option.ts'
import { type FieldOption, readOptions } from './option.ts'
import { type OptionSourceProps, questionOf } from './option-source.ts'

/** The options of a field as they are now. */
export interface Options {
  list: readonly FieldOption[]
  index: OptionIndex
  isLoading: boolean
  /** A hint that they could not be loaded, and the way to try again. */
  failure?: { text: string; retry: () => void } | undefined
}

const NONE: readonly unknown[] = []

/** Options out of any source, as options. A source that fails leaves them empty; one that hangs keeps them loading. */
export function useOptions(source: OptionSourceProps): Options {
  const { t } = useWidgetText()
  const answer = useAnswer(questionOf(source))
  const raw = answer.status === 'idle' ? source.options : answer.status === 'ready' ? answer.data : NONE
  const { value, label, children } = source.optionKeys ?? {}
  const list = useMemo(() => readOptions(raw, { value, label, children }), [raw, value, label, children])
  const index = useMemo(() => indexOptions(list), [list])
  return {
    list,
    index,
    isLoading: answer.status === 'loading',
    failure: answer.status === 'failed' ? { text: failureText(answer.error, t), retry: answer.retry } : undefined,
  }
}

/** What to say about a call that failed; the developer's own omission is named. */
export function failureText(error: unknown, t: WidgetText, key: TextKey = 'problem.loadFailed'): string {
  return error instanceof MissingServiceError ? t('problem.noService', { name: error.service }) : t(key)
}
