import { useChangeUsersMutation, type UserRow } from '@sqos/api-client/user'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { confirmAction } from '@sqos/ui-kit'
import { useState } from 'react'
import { type BulkItem, useBulk } from '@sqos/ui-kit/bulk'
import { NAMESPACE } from './catalogue.ts'

type Action = 'enable' | 'disable' | 'delete' | 'move'

/** Maximum number of users that a question names; for more, it shows their number. */
const NAMED = 3

/** The selected users, also on other pages of the list, and the actions on all of them. */
export function useUserBulk(rows: readonly UserRow[]) {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const bulk = useBulk()
  const [changeUsers] = useChangeUsersMutation()
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [isMoving, setMoving] = useState(false)

  function choose(keys: string[]) {
    const names = new Map([
      ...chosen,
      ...rows.map(({ id, realName, account }) => [id, `${realName}/${account}`] as const),
    ])
    setChosen(new Map(keys.map((key) => [key, names.get(key) ?? key])))
  }

  const items = (): BulkItem[] => [...chosen].map(([id, name]) => ({ id, name }))

  async function run(action: Action, organizeId?: string) {
    const outcomes = await bulk.start({ title: t(`bulk.${action}`), items: items() }, async (ids) => {
      const userBulkBody = { ids, action, ...(organizeId !== undefined && { organizeId }) }
      const { list } = await changeUsers({ userBulkBody }).unwrap()
      return list
    })
    // Users with a failed action stay selected.
    const done = new Set(outcomes.filter(({ ok }) => ok).map(({ id }) => id))
    setChosen(new Map([...chosen].filter(([id]) => !done.has(id))))
  }

  async function ask(action: Action) {
    const names = [...chosen.values()]
    const subject = names.slice(0, NAMED).join('、') + (names.length > NAMED ? '…' : '')
    const text = t(`bulk.ask.${action}`, { count: names.length })
    if (await confirmAction({ text, subject, danger: action === 'delete' })) await run(action)
  }

  return {
    bulk,
    count: chosen.size,
    selection:
      may('btn_edit') || may('btn_remove')
        ? { keys: [...chosen.keys()], onChange: choose, isSelectable: (row: UserRow) => row.isAdministrator === 0 }
        : undefined,
    clear: () => setChosen(new Map()),
    ask: (action: Exclude<Action, 'move'>) => void ask(action),
    move: {
      isOpen: isMoving,
      open: () => setMoving(true),
      close: () => setMoving(false),
      run: (organizeId: string) => void run('move', organizeId),
    },
  }
}

export type UserBulk = ReturnType<typeof useUserBulk>
