import { useState } from 'react'
import type { ImportPageAsked, ImportQuestion, ImportState } from './import-work.ts'

const FIRST = { currentPage: 1, pageSize: 20 } as const

/** Filter and page of the preview. Starts with faulty rows while any exist. */
export function useImportQuestion(current: Pick<ImportState, 'id' | 'counts'> | undefined) {
  const [asked, setAsked] = useState<ImportPageAsked & { id: string | undefined }>()
  const id = current?.id
  const { filter, currentPage, pageSize } = asked && asked.id === id ? asked : { ...FIRST, filter: undefined }
  const first = current && current.counts.faulty > 0 ? 'faulty' : 'all'
  const wanted = filter ?? first
  const question: ImportQuestion = { outcome: wanted === 'all' ? undefined : wanted, currentPage, pageSize }
  const ask = (next: ImportPageAsked) => setAsked({ filter, ...next, id })
  return [question, ask] as const
}
