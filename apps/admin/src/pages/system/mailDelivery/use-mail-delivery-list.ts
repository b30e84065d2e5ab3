import { useListMailDeliveriesQuery, useRetryMailDeliveriesMutation } from '@sqos/api-client/mail'
import { useListQuery } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'

const DEFAULTS = { filters: { state: '' } }

/** States of a mail, to choose from. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'returned'] as const

/** The mails that the address filters, and their retry. */
export function useMailDeliveryList() {
  const list = useListQuery(DEFAULTS)
  const state = MAIL_STATES.find((one) => one === list.filters.state)
  const query = useListMailDeliveriesQuery({
    ...(list.keyword && { keyword: list.keyword }),
    ...(state && { state }),
    currentPage: list.page,
    pageSize: list.pageSize,
  })
  const [retry] = useRetryMailDeliveriesMutation()
  const [keys, setKeys] = useState<readonly string[]>([])
  const rows = pagedRows(list, query)
  const selected = keys.filter((key) => rows.rows.some(({ id }) => id === key))

  async function retryAll(ids: string[]) {
    const { error } = await retry({ mailIdsBody: { ids } })
    if (!error) setKeys([])
  }

  return { ...rows, retry: (ids: string[]) => void retryAll(ids), selection: { keys: selected, onChange: setKeys } }
}
