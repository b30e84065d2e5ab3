import { useListPrintTemplateOptionsQuery } from '@sqos/api-client/print'
import type { FlowChoice } from '@sqos/workflow-designer'
import { useMemo } from 'react'

/** The enabled print templates, for the print buttons of nodes. */
export function usePrintTemplates(): readonly FlowChoice[] {
  const { data } = useListPrintTemplateOptionsQuery({})
  return useMemo(
    () => (data?.list ?? []).flatMap(({ children }) => children.map(({ id, fullName }) => ({ id, fullName }))),
    [data],
  )
}
