import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import { approverSettings, parseFlow, startSettings } from '@sqos/workflow-model'
import { useMemo } from 'react'
import type { PrintedRecords } from '../../../../parts/print/RecordPrint.tsx'

/** What the print button of a task prints: the request, with the template of the node. */
export function usePrintedTask({ approversProperties, flowTaskInfo }: FlowTaskDetail): PrintedRecords {
  const { id, flowId, modelId, flowTemplateJson } = flowTaskInfo
  return useMemo(() => {
    const ofStart = startSettings(parseFlow(flowTemplateJson).root.properties).printId
    const ofNode = approverSettings(approversProperties ?? {}).printId
    return {
      source: 'request',
      // Templates belong to models. A flow with a form of its own has those for any model, which every other id asks for.
      modelId: modelId ?? flowId,
      menuId: '',
      ids: [id],
      printId: ofNode || ofStart,
    }
  }, [id, flowId, modelId, flowTemplateJson, approversProperties])
}
