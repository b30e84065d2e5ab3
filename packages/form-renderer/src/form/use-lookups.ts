import { useWidgetServices } from '@sqos/form-widgets/services'
import { useEffect } from 'react'
import type { FormStore } from '../store/form-store.ts'

/** Loads the records that the formulas of a form look up, while the form is open. */
export function useLookups(store: FormStore): void {
  const { modelValues } = useWidgetServices()
  useEffect(() => {
    const run = new AbortController()
    const { signal } = run
    const load = async () => {
      for (const wanted of store.lookups.take(store.display ? {} : store.values())) {
        try {
          const records = (await modelValues?.(wanted, { signal })) ?? new Map()
          if (!signal.aborted) store.putRecords(wanted.modelId, records)
        } catch {
          // The server calculates again when the record is saved; the next change asks again.
          store.lookups.release(wanted)
        }
      }
    }
    void load()
    const end = store.lookups.subscribe(() => void load())
    return () => {
      end()
      run.abort()
    }
  }, [store, modelValues])
}
