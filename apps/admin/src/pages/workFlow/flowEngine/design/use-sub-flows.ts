import { readOnce } from '@sqos/api-client'
import { useSelectFlowsQuery, workflowApi } from '@sqos/api-client/workflow'
import { useCallback, useMemo } from 'react'
import { useAppDispatch } from '../../../../app/store.ts'

/** Enabled flows that a flow can start as sub flows, and the fields of their forms. */
export function useSubFlows(flowId: string) {
  const dispatch = useAppDispatch()
  const { data } = useSelectFlowsQuery({})
  const flows = useMemo(
    () => (data?.list ?? []).flatMap(({ children }) => children).filter(({ id }) => id !== flowId),
    [data, flowId],
  )
  const fieldsOfFlow = useCallback(
    async (id: string) => {
      const query = workflowApi.endpoints.listFlowFields.initiate({ id })
      const { data: fields } = await readOnce(dispatch(query))
      return (fields?.list ?? []).map(({ vmodel, label }) => ({ id: vmodel, name: label }))
    },
    [dispatch],
  )
  return { flows, fieldsOfFlow }
}
