import {
  type FlowDelegate,
  useCreateFlowDelegateMutation,
  useUpdateFlowDelegateMutation,
} from '@sqos/api-client/workflow'
import { useState } from 'react'

const DAY = 86_400_000
/** Days of a new delegation. */
const WEEK = 7

/** The values of the form. */
export interface EntrustFields {
  toUserId: string
  /** Flows; a new delegation of several flows is stored as one for each. */
  flowId: string[]
  startTime: number
  endTime: number
  description: string
}

const startOfToday = () => new Date().setHours(0, 0, 0, 0)

interface Opened {
  id?: string
  fields: Partial<EntrustFields>
  /** The first moment of the day on which the form was opened. */
  today: number
  /** Flows that were stored before one of them was refused. */
  stored: Set<string>
}

/** The form that delegates flows, or changes a delegation. */
export function useEntrustForm() {
  const [opened, setOpened] = useState<Opened>()
  const [key, setKey] = useState(0)
  const [createDelegate] = useCreateFlowDelegateMutation()
  const [updateDelegate] = useUpdateFlowDelegateMutation()

  function open(next: Omit<Opened, 'stored' | 'today'>) {
    setKey((last) => last + 1)
    setOpened({ ...next, today: startOfToday(), stored: new Set() })
  }

  function create() {
    const today = startOfToday()
    const fields = { flowId: [], startTime: today, endTime: today + (WEEK - 1) * DAY, description: '' }
    open({ fields })
  }

  const edit = ({ id, toUserId, flowId, startTime, endTime, description }: FlowDelegate) =>
    open({ id, fields: { toUserId, flowId: [flowId], startTime, endTime, description } })

  async function save({ flowId: flowIds, ...rest }: EntrustFields) {
    if (!opened) return
    const { id, stored } = opened
    for (const flowId of flowIds.filter((one) => !stored.has(one))) {
      const flowDelegateBody = { ...rest, flowId }
      if (id === undefined) await createDelegate({ flowDelegateBody }).unwrap()
      else await updateDelegate({ id, flowDelegateBody }).unwrap()
      stored.add(flowId)
    }
  }

  return { opened, today: opened?.today, key, create, edit, save, close: () => setOpened(undefined) }
}

export type EntrustFormState = ReturnType<typeof useEntrustForm>
