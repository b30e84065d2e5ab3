import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { confirmAction } from '@sqos/ui-kit'
import { type BulkItem, type BulkOutcome, useBulk } from '@sqos/ui-kit/bulk'
import { useState } from 'react'
import type { TreeNode } from '../tree/tree-nodes.ts'
import { BULK_CHANGE } from './catalogue.ts'

/** A change of several records. */
export type BulkAction = 'enable' | 'disable' | 'delete'

/** Row of a list or of a tree. */
interface NamedRow<Row> extends TreeNode<Row> {
  fullName: string
}

interface Chosen {
  name: string
  depth: number
}

/** Number of names that the confirmation shows. */
const NAMED = 3

/** Selected rows of a list, and their bulk changes; `call` sends a change of some of them to the server. */
export function useBulkChange<Row extends NamedRow<Row>>(
  rows: readonly Row[],
  call: (change: { ids: string[]; action: BulkAction }) => Promise<{ list: readonly BulkOutcome[] }>,
) {
  const { t } = useText(BULK_CHANGE)
  const may = usePermission()
  const bulk = useBulk()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map())

  function choose(keys: string[]) {
    const known = new Map([...chosen, ...withDepth(rows, 0)])
    setChosen(new Map(keys.map((key) => [key, known.get(key) ?? { name: key, depth: 0 }])))
  }

  async function run(action: BulkAction) {
    // Calls have few records each: those below others are in earlier calls, so that a tree is deleted from its leaves.
    const items: BulkItem[] = [...chosen]
      .toSorted(([, one], [, other]) => other.depth - one.depth)
      .map(([id, { name }]) => ({ id, name }))
    const outcomes = await bulk.start({ title: t(action), items }, async (ids) => (await call({ ids, action })).list)
    // Failed records stay selected.
    const done = new Set(outcomes.filter(({ ok }) => ok).map(({ id }) => id))
    setChosen(new Map([...chosen].filter(([id]) => !done.has(id))))
  }

  async function ask(action: BulkAction) {
    const names = [...chosen.values()].map(({ name }) => name)
    const subject = names.slice(0, NAMED).join('、') + (names.length > NAMED ? '…' : '')
    const text = t(`ask.${action}`, { count: names.length })
    if (await confirmAction({ text, subject, danger: action === 'delete' })) await run(action)
  }

  return {
    bulk,
    count: chosen.size,
    selection: may('btn_edit') || may('btn_remove') ? { keys: [...chosen.keys()], onChange: choose } : undefined,
    clear: () => setChosen(new Map()),
    ask: (action: BulkAction) => void ask(action),
  }
}

/** Selected rows and their bulk changes; `BulkChangeBar` shows the buttons. */
export type BulkChange = ReturnType<typeof useBulkChange>

const withDepth = <Row extends NamedRow<Row>>(rows: readonly Row[], depth: number): [string, Chosen][] =>
  rows.flatMap(({ id, fullName, children }) => [
    [id, { name: fullName, depth }],
    ...withDepth(children ?? [], depth + 1),
  ])
