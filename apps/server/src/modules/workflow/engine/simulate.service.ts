import type { Language } from '@sqos/contract'
import { parseFlow } from '@sqos/workflow-model'
import { prepareDesign, resolvePath, type TaskNode } from '@sqos/workflow-model/machine'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { text } from '../../../platform/text.ts'
import { findEnabledUser, readUserNames } from '../../user/user.access.ts'
import { createApproverSearch } from '../move/approvers.ts'
import { parseDesign } from './designs.ts'
import type { EngineService } from './engine.service.ts'
import type { FlowSimulation, FlowSimulationResult } from './engine.schema.ts'
import { demandDesigner } from '../move/policy.ts'
import { whyText } from '../task/why.ts'

/** Shows the path that a task of a person would take, and who would decide, without writing anything. */
export function createSimulation({ db, engines, now }: Pick<Deps, 'now'> & { db: Db; engines: EngineService }) {
  return async function simulate(
    flowId: string,
    { body, actor, language }: { body: FlowSimulation; actor: Actor; language: Language },
  ): Promise<FlowSimulationResult> {
    demandDesigner(actor)
    const design =
      body.flowTemplateJson === undefined
        ? parseDesign((await engines.find(flowId)).flowTemplateJson)
        : prepareDesign(parseFlow(body.flowTemplateJson).root)
    if (!(await findEnabledUser(db, body.userId))) throw new AppError('refused', 'workflow.personMissing')
    const values = body.formData
    const path = resolvePath(design, { values, now: now().getTime() })
    const nodes = [...path.depth]
      .filter(([code]) => code === design.root.nodeId || design.steps.has(code))
      .toSorted(([, left], [, right]) => left - right)
      .map(([code, depth]): TaskNode => ({
        id: code,
        code,
        name: design.steps.get(code)?.title ?? '开始',
        type: design.steps.get(code)?.type ?? 'start',
        completion: 0,
        state: 0,
        next: (path.edges.get(code) ?? []).map(({ to }) => to),
        depth,
        dueAt: null,
        queue: [],
        branches: [],
      }))
    const search = createApproverSearch(db)
    const found = new Map<string, Awaited<ReturnType<typeof search.approversOf>>>()
    for (const { code, type } of nodes)
      if (type === 'approver' || type === 'subFlow')
        found.set(
          code,
          await search.approversOf(design, code, { initiatorId: body.userId, values, state: { nodes, operators: [] } }),
        )
    const ids = [...new Set([...found.values()].flatMap(({ people }) => people.map(({ userId }) => userId)))]
    const users = ids.length === 0 ? [] : await readUserNames(db, ids)
    const names = new Map(users.map(({ id, realName, account }) => [id, `${realName}/${account}`]))
    return {
      nodes: nodes.map(({ code, name, type, depth, next }) => {
        const approvers = found.get(code)
        return {
          nodeCode: code,
          nodeName: name,
          nodeType: type,
          depth,
          next: [...next],
          hasNobody: approvers !== undefined && approvers.people.length === 0 && !approvers.passes,
          approvers: (approvers?.people ?? []).map(({ userId, reason }) => ({
            id: userId,
            name: names.get(userId) ?? '',
            why: whyText(language, reason, names),
          })),
        }
      }),
      choices: path.choices.map(({ nodeCode, branches, options }) => ({
        nodeCode,
        branches: branches.map(({ code }) => code),
        why: branches
          .map(({ title, isDefault }) => {
            const why = options ? 'chosen' : isDefault ? 'default' : 'true'
            return text(language, `workflow.branch.${why}`, { name: title })
          })
          .join('\n'),
      })),
    }
  }
}

export type Simulate = ReturnType<typeof createSimulation>
