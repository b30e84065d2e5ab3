import {
  type FlowTaskRow,
  useDecideTogetherMutation,
  useLazyCheckBatchCandidatesQuery,
} from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { useBulk } from '@sqos/ui-kit/bulk'
import { useState } from 'react'
import { TASK_TEXTS } from '../../parts/catalogue.ts'
import { BATCH_TYPE, type BatchKind, problemOf } from './batch-settings.ts'

/** What the user says to all chosen duties. */
export interface BatchFields {
  handleOpinion: string
  freeApproverUserId?: string
}

/** The chosen duties and one decision for all of them, with progress and a result for each. */
export function useBatch(rows: readonly FlowTaskRow[]) {
  const { t } = useText(TASK_TEXTS)
  const bulk = useBulk()
  const [decideTogether] = useDecideTogetherMutation()
  const [checkCandidates] = useLazyCheckBatchCandidatesQuery()
  const [chosen, setChosen] = useState<ReadonlyMap<string, FlowTaskRow>>(new Map())
  const [kind, setKind] = useState<BatchKind>()

  function choose(keys: string[]) {
    const known = new Map([...chosen, ...rows.map((row) => [row.id, row] as const)])
    setChosen(new Map(keys.flatMap((key) => known.get(key) ?? []).map((row) => [row.id, row])))
  }

  async function ask(asked: BatchKind) {
    const all = [...chosen.values()]
    const problem = problemOf(all, asked)
    if (problem) return showToast({ kind: 'warning', text: t(`batch.problem.${problem}`) })
    const [first] = all
    if (!first) return
    if (asked === 'agree') {
      const { data, isError } = await checkCandidates({ taskOperatorId: first.id, flowId: first.flowId })
      // The server said why.
      if (isError) return
      if (data && data.length > 0) return showToast({ kind: 'warning', text: t('batch.problem.candidates') })
    }
    setKind(asked)
  }

  async function decide(fields: BatchFields) {
    if (kind === undefined) return
    const items = [...chosen.values()].map(({ id, fullName }) => ({ id, name: fullName }))
    setKind(undefined)
    const outcomes = await bulk.start({ title: t(`batch.${kind}.title`), items }, async (ids) => {
      const { handleOpinion, freeApproverUserId } = fields
      const flowBatchBody = {
        batchType: BATCH_TYPE[kind],
        ids,
        handleOpinion,
        ...(freeApproverUserId !== undefined && { freeApproverUserId }),
      }
      const { failed } = await decideTogether({ flowBatchBody }).unwrap()
      const reasons = new Map(failed.map(({ id, message }) => [id, message]))
      return ids.map((id) => ({ id, ok: !reasons.has(id), msg: reasons.get(id) ?? '' }))
    })
    // Refused duties stay chosen.
    const done = new Set(outcomes.filter(({ ok }) => ok).map(({ id }) => id))
    setChosen((before) => new Map([...before].filter(([id]) => !done.has(id))))
  }

  return {
    bulk,
    chosen: [...chosen.values()],
    selection: { keys: [...chosen.keys()], onChange: choose },
    clear: () => setChosen(new Map()),
    /** The decision about which the user is asked. */
    kind,
    ask: (asked: BatchKind) => void ask(asked),
    cancel: () => setKind(undefined),
    decide: (fields: BatchFields) => void decide(fields),
  }
}
