import type { JsonRecord } from '@sqos/form-model'
import type { DocumentFormHandle } from '@sqos/form-renderer'
import { type RefObject, useEffect, useRef, useState } from 'react'

interface Merged<Stored> {
  stored: Stored
  /** The same values as texts. */
  display: JsonRecord
  form: RefObject<DocumentFormHandle | null>
}

/** The values that the form begins with. Values that others store later are merged into what was typed. */
export function useMergedValues<Stored extends JsonRecord | undefined>({
  stored,
  display,
  form,
}: Merged<Stored>): Stored {
  const [begun] = useState(stored)
  const latest = useRef(stored)

  useEffect(
    function takeOver() {
      if (latest.current === stored) return
      latest.current = stored
      if (stored) form.current?.merge({ stored, shown: display })
    },
    [stored, display, form],
  )
  return begun
}
