import { readOnce } from '@sqos/api-client'
import {
  type FlowEngine,
  useCreateFlowMutation,
  useUpdateFlowMutation,
  workflowApi,
  type FlowEngineRow,
} from '@sqos/api-client/workflow'
import { usePermission } from '@sqos/session'
import { emptyFlow, serialiseFlow } from '@sqos/workflow-model'
import { useState } from 'react'
import { useAppDispatch } from '../../../app/store.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { useCategories } from './use-categories.ts'

/** The largest order number. */
export const MAX_SORT_CODE = 999_999

/** The values of the form. */
export interface FlowFields {
  fullName: string
  enCode: string
  category: string
  sortCode: number | undefined
  description: string
}

/** A code that nobody has to invent: people may change it. */
const proposedCode = () => `flow_${Date.now().toString(36)}`

/** The form that creates a flow or changes its properties; its documents stay unchanged. */
export function useFlowForm(rows: readonly FlowEngineRow[]) {
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const { options } = useCategories()
  const [createFlow] = useCreateFlowMutation()
  const [updateFlow] = useUpdateFlowMutation()
  const [current, setCurrent] = useState<FlowEngine>()

  async function read(id: string) {
    const query = workflowApi.endpoints.getFlow.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    if (!data) return undefined
    setCurrent(data)
    const { fullName, enCode, category, sortCode, description, lastModifyTime } = data
    return { fields: { fullName, enCode, category, sortCode, description }, lastModifyTime }
  }

  const form = useRecordForm<FlowFields>({
    blank: () => ({ enCode: proposedCode(), sortCode: nextSortCode(rows, MAX_SORT_CODE) }),
    read,
    create: (fields) =>
      createFlow({
        flowEngineBody: {
          ...bodyOf(fields),
          type: 0,
          formType: 2,
          flowTemplateJson: serialiseFlow(emptyFlow()),
          // It is released when it has a form and approvers.
          enabledMark: 0,
        },
      }).unwrap(),
    update: async (id, { fields, lastModifyTime }) => {
      if (current) {
        await updateFlow({ id, flowEngineChange: { ...flowBody(current), ...bodyOf(fields), lastModifyTime } }).unwrap()
      }
    },
    asText: (name, value) =>
      name === 'category' ? options.find((option) => option.value === value)?.label : String(value),
  })

  return { ...form, mayEdit }
}

export type FlowFormState = ReturnType<typeof useFlowForm>

const bodyOf = ({ fullName, enCode, category, sortCode, description }: FlowFields) => ({
  fullName: fullName.trim(),
  enCode: enCode.trim(),
  category,
  sortCode: sortCode ?? 0,
  description: description ?? '',
})

/** The body that saves a flow unchanged. */
export const flowBody = (flow: FlowEngine) => ({
  fullName: flow.fullName,
  enCode: flow.enCode,
  type: flow.type,
  category: flow.category,
  formType: flow.formType,
  icon: flow.icon,
  iconBackground: flow.iconBackground,
  formUrl: flow.formUrl,
  appFormUrl: flow.appFormUrl,
  formData: flow.formData,
  flowTemplateJson: flow.flowTemplateJson,
  tables: flow.tables,
  dbLinkId: flow.dbLinkId,
  enabledMark: flow.enabledMark,
  sortCode: flow.sortCode,
  description: flow.description,
})
