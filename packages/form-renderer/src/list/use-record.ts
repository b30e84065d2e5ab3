import { RESULT } from '@sqos/contract'
import { asText, type FormModel, type JsonRecord, own, rulesOf } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useEffect, useState } from 'react'
import type { RecordState } from '../form/RecordDialog.tsx'
import { NAMESPACE } from '../locales.ts'
import type { ListSource, OpenedRecord } from './list-source.ts'

/** The purpose for which a record is opened. */
export type RecordTask = { mode: 'create' } | { mode: 'edit' | 'detail'; id: string }

interface Loaded {
  question: unknown
  opened: ShownRecord | undefined
  /** What went wrong: the answer of the server, or another error. */
  failure?: unknown
}

/** A record, and for details with rules its stored values. */
interface ShownRecord extends OpenedRecord {
  stored?: JsonRecord | undefined
}

async function loadDetail(
  source: ListSource,
  { id, hasRules }: { id: string; hasRules: boolean },
  options: { signal: AbortSignal },
): Promise<ShownRecord> {
  const [shown, stored] = await Promise.all([
    source.shown?.(id, options) ?? source.detail(id, options).then((data) => ({ data })),
    hasRules ? source.record(id, options).catch(() => undefined) : undefined,
  ])
  return { ...shown, stored: stored?.data }
}

/**
 * Loads the record of a task: stored values for editing, texts for details. The rules of a form need the stored values
 * of a detail too; without the right to them the detail shows all fields.
 */
export function useRecord(
  source: ListSource | undefined,
  { task, form }: { task: RecordTask | undefined; form: FormModel },
) {
  const { t } = useText(NAMESPACE)
  const [loaded, setLoaded] = useState<Loaded>({ question: undefined, opened: undefined })
  // A new object starts a new request.
  const [retried, setRetried] = useState<{ task: RecordTask | undefined }>()
  const question = retried?.task === task ? retried : task
  const hasRules = rulesOf(form).targets.length > 0
  const id = task && task.mode !== 'create' ? task.id : undefined

  useEffect(
    function load() {
      if (!source || !task || task.mode === 'create') return
      const run = new AbortController()
      const ask = async () => {
        try {
          const options = { signal: run.signal }
          const opened =
            task.mode === 'detail'
              ? await loadDetail(source, { id: task.id, hasRules }, options)
              : await source.record(task.id, options)
          if (!run.signal.aborted) setLoaded({ question, opened })
        } catch (error) {
          if (!run.signal.aborted) setLoaded({ question, opened: undefined, failure: error ?? true })
        }
      }
      void ask()
      return () => run.abort()
    },
    [source, task, question, hasRules],
  )

  const isCurrent = loaded.question === question
  const opened = isCurrent ? loaded.opened : undefined
  const state: RecordState =
    isCurrent && loaded.failure !== undefined
      ? own(loaded.failure, 'code') === RESULT.forbidden
        ? 'forbidden'
        : { failure: asText(own(loaded.failure, 'msg')) || t('list.recordFailed'), retry: () => setRetried({ task }) }
      : id !== undefined && opened === undefined
        ? 'loading'
        : 'ready'
  return { opened, state }
}
