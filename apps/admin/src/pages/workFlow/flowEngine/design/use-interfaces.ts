import { readOnce } from '@sqos/api-client'
import {
  dataInterfaceApi,
  type DataInterfaceNode,
  useListDataInterfaceTreeQuery,
} from '@sqos/api-client/data-interface'
import type { FlowInterfaces } from '@sqos/workflow-designer'
import { useMemo } from 'react'
import { useAppDispatch } from '../../../../app/store.ts'

/** Data interfaces that events and services of a flow can call, with their parameters. */
export function useInterfaces(): FlowInterfaces {
  const dispatch = useAppDispatch()
  const { data } = useListDataInterfaceTreeQuery()
  return useMemo(
    () => ({
      list: (data ?? []).flatMap(interfacesIn),
      parametersOf: async (id) => {
        const query = dataInterfaceApi.endpoints.listInterfaceParameters.initiate({ id })
        const { data: parameters = [] } = await readOnce(dispatch(query))
        return parameters.map(({ field, fieldName, required }) => ({ field, fieldName, isRequired: required === 1 }))
      },
    }),
    [data, dispatch],
  )
}

/** The interfaces of a category. */
const interfacesIn = ({ children = [] }: DataInterfaceNode): { id: string; fullName: string }[] =>
  children.flatMap((node) => (node.children ? interfacesIn(node) : [{ id: node.id, fullName: node.fullName }]))
