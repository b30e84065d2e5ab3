import { asText, type FormModel, type JsonRecord, type ListButton, own } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { confirmAction, confirmDelete, showToast } from '@sqos/ui-kit'
import { useState } from 'react'
import { NAMESPACE } from '../locales.ts'
import type { ScriptRequest, ScriptRunner } from '../scripts/script-runner.ts'
import { openScriptTarget, showScriptToast } from '../scripts/script-tools.ts'
import { useProblemText } from '../scripts/use-problem-text.ts'
import type { ListSource } from './list-source.ts'
import type { Rows } from './use-rows.ts'
import type { RecordTask } from './use-record.ts'

export interface ListActionsOptions {
  form: FormModel
  source: ListSource | undefined
  rows: Rows
  runner?: ScriptRunner | undefined
  request?: ScriptRequest | undefined
}

/** The actions of the buttons of a generated list. */
export function useListActions({ source, rows, runner, request }: ListActionsOptions) {
  const { t } = useText(NAMESPACE)
  const textOf = useProblemText()
  const [task, setTask] = useState<RecordTask>()
  const [selected, setSelected] = useState<readonly string[]>([])
  const [isExporting, setExporting] = useState(false)

  /** The actions of a preview, which change nothing. */
  function refusePreview(): boolean {
    if (source) return false
    showToast({ kind: 'warning', text: t('list.preview') })
    return true
  }

  async function remove(row: JsonRecord, name: string) {
    const id = idOf(row)
    if (refusePreview() || id === undefined || !source || !(await confirmDelete({ name }))) return
    await quietly(source.remove(id))
    setSelected((before) => before.filter((one) => one !== id))
    rows.refresh()
  }

  /** Acts on the selected records; asks to choose one when none is. */
  function withSelected(act: (ids: readonly string[]) => void) {
    if (refusePreview()) return
    if (selected.length > 0) act(selected)
    else showToast({ kind: 'error', text: t('list.chooseOne') })
  }

  /** Deletes the selected records; rows of this page that are not removable stay. */
  async function removeSelected(isRemovable: (row: JsonRecord) => boolean) {
    if (refusePreview() || !source) return
    const kept = new Set(rows.list.filter((row) => !isRemovable(row)).map(idOf))
    const ids = selected.filter((id) => !kept.has(id))
    if (ids.length === 0) {
      showToast({ kind: 'error', text: t('list.chooseOne') })
      return
    }
    const text = t('list.removeMany', { count: ids.length })
    if (!(await confirmAction({ text, danger: true }))) return
    await quietly(source.removeMany(ids))
    setSelected([])
    rows.refresh()
  }

  async function runCustom(button: ListButton, row: JsonRecord) {
    if (refusePreview() || !button.script) return
    if (!runner) {
      showToast({ kind: 'warning', text: t('scripts.notRun') })
      return
    }
    const outcome = await runner.run({
      kind: 'list',
      source: button.script,
      host: {
        values: () => ({ data: row, index: rows.list.indexOf(row) }),
        effect: (name, args) => {
          if (name === 'refresh') rows.refresh()
          if (name === 'toast') showScriptToast(args)
          if (name === 'navigate') openScriptTarget(args)
        },
        ...(request && { request }),
      },
    })
    if (outcome.ok) return
    showToast({ kind: 'error', text: t('scripts.failed', { place: button.label, message: textOf(outcome.problem) }) })
  }

  function press(button: ListButton, row: JsonRecord) {
    const id = idOf(row)
    if (button.script !== undefined) void runCustom(button, row)
    else if (button.value === 'remove') void remove(row, nameOf(row))
    else if (id !== undefined) setTask({ mode: button.value === 'detail' ? 'detail' : 'edit', id })
  }

  return {
    task,
    open: setTask,
    close: () => setTask(undefined),
    selected,
    select: setSelected,
    isExporting,
    askExport: () => {
      if (!refusePreview()) setExporting(true)
    },
    endExport: () => setExporting(false),
    refusePreview,
    removeSelected,
    withSelected,
    press,
  }
}

/** Whether a row is a record and not a group. */
export const idOf = (row: JsonRecord): string | undefined =>
  own(row, 'top') === true ? undefined : asText(own(row, 'id'))

/** The name of a row: its first text. */
const nameOf = (row: JsonRecord): string => {
  const [, text] =
    Object.entries(row).find(([key, value]) => key !== 'id' && typeof value === 'string' && value !== '') ?? []
  return asText(text) ?? ''
}

/** Ignores a failed call; the client has shown the error. */
async function quietly(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch {
    // The error was already shown.
  }
}
