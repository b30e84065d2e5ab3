import { type FlowPreviewBody, useListFlowEffectsQuery } from '@sqos/api-client/workflow'

/**
 * What a decision would do, computed by the server without doing it: `preview` is undefined while it computes or is not asked,
 * `candidates` and `branches` are those of the latest answer.
 */
export function usePreview(id: string, body: FlowPreviewBody | undefined) {
  const { data, currentData, isFetching } = useListFlowEffectsQuery(
    { id, flowPreviewBody: body ?? { action: 'agree' } },
    { skip: body === undefined, refetchOnMountOrArgChange: true },
  )
  const { candidates = [], branches = [] } = data ?? {}
  return { preview: isFetching ? undefined : currentData, candidates, branches }
}
