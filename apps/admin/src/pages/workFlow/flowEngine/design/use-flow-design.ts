import { isApiError, readOnce } from '@sqos/api-client'
import { type FlowEngine, useUpdateFlowMutation, workflowApi } from '@sqos/api-client/workflow'
import { RESULT } from '@sqos/contract'
import { createDesignerStore } from '@sqos/form-designer'
import { writeDocument } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import { createFlowStore } from '@sqos/workflow-designer'
import { designedForm, SYSTEM_FORM } from '@sqos/workflow-model'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../../../app/store.ts'
import { NAMESPACE } from '../catalogue.ts'
import { flowBody } from '../use-flow-form.ts'

/** A flow that is being designed: its form and its tree. */
export interface FlowDesign {
  flow: FlowEngine
  form: ReturnType<typeof createDesignerStore>
  tree: ReturnType<typeof createFlowStore>
}

/** Opens the design of a flow, and saves it without overwriting changes of other people unasked. */
export function useFlowDesign(flowId: string) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const [design, setDesign] = useState<FlowDesign>()
  const [hasFailed, setHasFailed] = useState(false)
  const [updateFlow, { isLoading: isBusy }] = useUpdateFlowMutation()

  async function read() {
    const query = workflowApi.endpoints.getFlow.initiate({ id: flowId }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    return data
  }

  async function open() {
    setHasFailed(false)
    const flow = await read()
    if (flow) setDesign(designOf(flow))
    else setHasFailed(true)
  }

  useEffect(() => {
    void open()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each flow
  }, [flowId])

  async function save({ flow, form, tree }: FlowDesign): Promise<void> {
    const flowEngineChange = {
      ...flowBody(flow),
      // The fields of a page of the system are not designed here.
      formData: hasDesignedForm(flow) ? writeDocument(form.getState().form.document) : flow.formData,
      flowTemplateJson: tree.serialise(),
      lastModifyTime: flow.lastModifyTime,
    }
    const { error } = await updateFlow({ id: flowId, flowEngineChange })
    if (error) {
      if (isApiError(error) && error.code === RESULT.conflict) await overwrite({ flow, form, tree })
      return
    }
    const saved = await read()
    if (!saved) return
    form.markSaved()
    tree.markSaved()
    setDesign({ flow: saved, form, tree })
  }

  /** Saves over the version of somebody else, after a question. The former version stays among the versions. */
  async function overwrite(current: FlowDesign) {
    const theirs = await read()
    if (!theirs) return
    const question = { text: t('design.changed'), confirmText: t('design.overwrite'), danger: true }
    if (await confirmAction(question)) await save({ ...current, flow: theirs })
  }

  return { design, hasFailed, isBusy, retry: open, save }
}

const designOf = (flow: FlowEngine): FlowDesign => ({
  flow,
  form: createDesignerStore({ formData: designedForm(flow.formData) ?? { fields: [] } }),
  tree: createFlowStore(flow.flowTemplateJson),
})

/** Whether the form of the flow is a designed one, not a page of the system. */
export const hasDesignedForm = ({ formType }: Pick<FlowEngine, 'formType'>) => formType !== SYSTEM_FORM

/** Whether the design has changes that are not saved. */
export const isDirty = ({ form, tree }: FlowDesign) => form.getState().isDirty || tree.getState().isDirty
