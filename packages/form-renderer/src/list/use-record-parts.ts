import { useEffect } from 'react'
import type { DrawnForm } from '../later/later-parts.ts'
import { loadRecordParts } from './later-parts.tsx'
import { OPENED } from './use-opened-record.ts'

/** What a person does before pressing a button. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Loads what draws the fields of a record: at once when the address names a record, otherwise when the person begins to use the page,
 * so that the first dialog opens without a delay and the rows do not wait for it.
 */
export function useRecordParts(form: DrawnForm) {
  useEffect(
    function loadBeforeUse() {
      if (new URLSearchParams(globalThis.location.search).has(OPENED)) loadRecordParts(form)
      const end = new AbortController()
      const begin = () => {
        end.abort()
        loadRecordParts(form)
      }
      for (const sign of SIGNS) globalThis.addEventListener(sign, begin, { signal: end.signal, passive: true })
      return () => end.abort()
    },
    [form],
  )
}
