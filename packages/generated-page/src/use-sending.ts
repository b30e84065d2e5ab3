import {
  useCreateRecordImportMutation,
  useStageRecordImportRowsMutation,
  useStartRecordImportMutation,
} from '@sqos/api-client/record'
import { useRef } from 'react'
import type { Opened } from './import-state.ts'
import { textsOf } from './import-rows.ts'

/** Rows of one call. */
const AT_ONCE = 2000

interface Sending {
  modelId: string
  change: (next: (before: Opened) => Partial<Opened>) => void
}

/**
 * Stages all rows on the server and starts their import. Nothing is imported before the start, so after an error or a stop
 * the rows can be sent again.
 */
export function useSending({ modelId, change }: Sending) {
  const [create] = useCreateRecordImportMutation()
  const [stage] = useStageRecordImportRowsMutation()
  const [begin] = useStartRecordImportMutation()
  const isStopped = useRef(false)

  /** Returns the id of the started import; undefined after an error or a stop. */
  async function start({ fileName, rows, replaces }: Opened): Promise<string | undefined> {
    const { data } = await create({ modelId, newRecordImport: { fileName } })
    if (!data) return undefined
    const importId = data.id
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      if (isStopped.current) return undefined
      const list = rows.slice(from, from + AT_ONCE).map(textsOf)
      // oxlint-disable-next-line no-await-in-loop -- one part at a time, so that the server is not flooded
      const { error } = await stage({ modelId, importId, recordImportRows: { from, list } })
      if (error) return undefined
    }
    if (isStopped.current) return undefined
    const { error } = await begin({
      modelId,
      importId,
      recordImportStart: { total: rows.length, ...(replaces !== undefined && { replaces }) },
    })
    return error ? undefined : importId
  }

  async function send(opened: Opened) {
    isStopped.current = false
    const numbers = opened.rows.map(({ row }) => row)
    change(() => ({ phase: 'sending', sent: numbers.length }))
    const importId = await start(opened)
    change(() => (importId === undefined ? { phase: 'checked' } : { phase: 'started', importId, numbers, rows: [] }))
  }

  return {
    send,
    stop: () => {
      isStopped.current = true
    },
  }
}
