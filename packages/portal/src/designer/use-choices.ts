import { useMemo } from 'react'
import { useLoaded } from '../view/use-loaded.ts'
import type { NamedChoice } from './design-context.ts'

/** Choices of a service as options of a select. */
export function useChoices(load: () => Promise<readonly NamedChoice[]>) {
  const { data, isLoading, error } = useLoaded(load, 0)
  const options = useMemo(() => (data ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })), [data])
  return { options, isLoading, error }
}
