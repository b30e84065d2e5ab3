import type { JsonRecord } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../locales.ts'
import type { ListApprovals, ListSource, OpenedRecord, RowApproval } from './list-source.ts'

/** An action of a request, besides those of the document. */
export interface ApprovalAction {
  key: 'submit' | 'open' | 'withdraw'
  text: string
  run: () => void
}

interface ApprovalOptions {
  approvals: ListApprovals | undefined
  source: ListSource | undefined
  /** Loads the list again. */
  refresh: () => void
}

/** A record that is saved; `id` is undefined for a new one. */
interface Saved {
  id: string | undefined
  data: JsonRecord
  opened?: OpenedRecord | undefined
  isDraft?: boolean
}

const DRAFT = 0

/** Saves records, as requests where the model has an approval, and lists what the user can do with a request. */
export function useApprovals({ approvals, source, refresh }: ApprovalOptions) {
  const { t } = useText(NAMESPACE)
  const [busy, setBusy] = useState<string>()

  /** Saves a record and asks before it is submitted. Rejects when the user decides not to submit. */
  async function save({ id, data, opened, isDraft = false }: Saved) {
    const isRequest = id === undefined ? approvals?.isDisabled !== true : opened?.approval?.maySubmit === true
    if (!approvals || !isRequest || !source?.saveRequest) {
      if (id === undefined) await source?.create(data)
      else await source?.update(id, data, opened)
      return
    }
    const approvers = isDraft ? undefined : await approvals.confirm?.({ id, data })
    if (!isDraft && approvals.confirm && !approvers) throw new NotSubmitted()
    await source.saveRequest({ id, data, opened, isDraft, approvers })
  }

  /** Submits a stored record as it is. */
  async function submit(id: string) {
    if (!source || busy === id) return
    setBusy(id)
    try {
      const opened = await source.record(id, { signal: new AbortController().signal })
      await save({ id, data: opened.data, opened })
      refresh()
    } catch {
      // The user decided not to submit, or the client has shown the error.
    } finally {
      setBusy(undefined)
    }
  }

  async function withdraw(id: string) {
    if (await approvals?.withdraw?.(id)) refresh()
  }

  /** The actions of a request, the most important first. `onDone` runs after an action that changes the state. */
  function actionsOf(id: string, approval: RowApproval | undefined, onDone?: () => void): readonly ApprovalAction[] {
    if (!approvals || !approval) return []
    const { open } = approvals
    const { state, maySubmit, mayOpen, mayWithdraw } = approval
    const change = async (work: Promise<void>) => {
      await work
      onDone?.()
    }
    const actions: ApprovalAction[] = []
    if (maySubmit) actions.push({ key: 'submit', text: t('approval.submit'), run: () => void change(submit(id)) })
    if (open && mayOpen && state !== DRAFT) actions.push({ key: 'open', text: t('approval.open'), run: () => open(id) })
    if (approvals.withdraw && mayWithdraw)
      actions.push({ key: 'withdraw', text: t('approval.withdraw'), run: () => void change(withdraw(id)) })
    return actions
  }

  return { save, actionsOf }
}

/** Ends a save whose confirmation the user closed. */
class NotSubmitted extends Error {
  override name = 'NotSubmitted'
}
