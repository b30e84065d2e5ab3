import { parseFlow, nodesOf, subFlowSettings } from '@sqos/workflow-model'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'

/** The flows that a design starts. */
const flowsIn = (flowTemplateJson: string | null | undefined): readonly string[] =>
  nodesOf(parseFlow(flowTemplateJson).root).flatMap(({ type, properties }) =>
    type === 'subFlow' ? [subFlowSettings(properties).flowId] : [],
  )

/** Refuses a design whose sub flows do not exist, or start each other in a circle. `id` is null for a new flow. */
export async function demandSubFlows(
  db: Db,
  { id, flowTemplateJson }: { id: string | null; flowTemplateJson: string | null | undefined },
): Promise<void> {
  const seen = new Set<string>()
  let open = flowsIn(flowTemplateJson)
  while (open.length > 0) {
    if (id !== null && open.includes(id)) throw new AppError('refused', 'workflow.check.subFlowCycle')
    for (const flowId of open) seen.add(flowId)
    const rows = await db
      .selectFrom('flowEngines')
      .select(['id', 'flowTemplateJson'])
      .where('id', 'in', open)
      .where('deleteMark', 'is', null)
      .execute()
    if (rows.length < new Set(open).size) throw new AppError('refused', 'workflow.check.flowMissing')
    open = [...new Set(rows.flatMap((row) => flowsIn(row.flowTemplateJson)))].filter((flowId) => !seen.has(flowId))
  }
}
