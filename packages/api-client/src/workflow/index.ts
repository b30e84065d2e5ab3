import { cacheOf } from '../cache-tags.ts'
import { workflowEndpoints } from './workflow.generated.ts'

const { list, record, added, changed, removed } = cacheOf('Flow')

/** Approval flows: their designs. */
export const workflowApi = workflowEndpoints.enhanceEndpoints({
  addTagTypes: ['Flow'],
  endpoints: {
    listFlows: list,
    getFlow: record,
    createFlow: added,
    copyFlow: added,
    importFlow: added,
    updateFlow: changed,
    releaseFlow: changed,
    stopFlow: changed,
    deleteFlow: removed,
    listFlowVersions: record,
  },
})

export const {
  useListFlowsQuery,
  useCreateFlowMutation,
  useUpdateFlowMutation,
  useDeleteFlowMutation,
  useCopyFlowMutation,
  useExportFlowMutation,
  useImportFlowMutation,
  useReleaseFlowMutation,
  useStopFlowMutation,
  useListFlowVersionsQuery,
  useSimulateFlowMutation,
} = workflowApi
export type { FlowEngine, FlowEngineBody, FlowEngineRow, FlowSimulationResult } from './workflow.generated.ts'
