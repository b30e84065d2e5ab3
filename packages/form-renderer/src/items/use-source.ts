import { attributeSources, type FormItem } from '@sqos/form-model'
import { useMemo } from 'react'
import { useFormStore } from '../store/use-field-state.ts'

/** The field whose value or record a component shows; undefined if it shows none. */
export function useSource(item: FormItem): FormItem | undefined {
  const { model } = useFormStore()
  return useMemo(() => attributeSources(model).find((one) => one.item === item)?.source, [model, item])
}
