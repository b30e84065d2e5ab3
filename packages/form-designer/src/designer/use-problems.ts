import type { Problem } from '@sqos/form-model'
import { checkFormDocument } from '@sqos/form-model/schema'
import { useDeferredValue, useMemo } from 'react'
import { useDesigner } from '../store/use-designer.ts'

/** Everything that is wrong with the document, a moment behind what is typed. */
export function useProblems(webType: number | undefined): readonly Problem[] {
  const form = useDeferredValue(useDesigner((state) => state.form))
  return useMemo(() => checkFormDocument(form, { webType }), [form, webType])
}
