import { sql } from 'kysely'
import { ASSIGNEE } from '@sqos/workflow-model'
import { edgesFrom, type Design, type FormValues } from '@sqos/workflow-model/machine'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { likePattern } from '../../../platform/db/like-pattern.ts'
import { AppError } from '../../../platform/errors.ts'
import { allUsers } from '../../user/user.access.ts'
import { createApproverSearch } from '../move/approvers.ts'
import type { DecisionService } from './decision.service.ts'
import { parseDesign } from '../engine/designs.ts'
import type { EngineService } from '../engine/engine.service.ts'
import { formOf, rightsOf, sentValues, writable, type TaskForms } from '../move/forms.ts'
import type { FlowCandidateBody, FlowCandidateUserBody } from '../task/task.schema.ts'

interface CandidateDeps extends Pick<Deps, 'now'> {
  db: Db
  engines: EngineService
  decisions: Pick<DecisionService, 'openDuty'>
  forms: TaskForms
}

/** The duty id of a submission. */
const AT_SUBMIT = '0'

/** Nodes whose approvers the actor chooses, and the people to choose from. */
export function createCandidateService({ db, engines, decisions, forms, now }: CandidateDeps) {
  /** Where the caller stands: the design, the node, and the values with the changes of the form. */
  async function placeOf(
    operatorId: string,
    { body, actor }: { body: FlowCandidateBody; actor: Actor },
  ): Promise<{ design: Design; code: string; values: FormValues; isAddedSigner: boolean }> {
    const sent = sentValues(body.formData)
    if (operatorId === AT_SUBMIT) {
      const inForm = body.formData?.['flowId']
      const flowId = body.flowId ?? (typeof inForm === 'string' ? inForm : '')
      const engine = await engines.find(flowId)
      await engines.demandStart(engine, actor)
      const design = parseDesign(engine.flowTemplateJson)
      return { design, code: design.root.nodeId, values: sent, isAddedSigner: false }
    }
    const { operator, task, design } = await decisions.openDuty(operatorId, actor)
    const { values } = await forms.read(task, actor)
    const { form } = await formOf(db, task)
    const changes = writable(sent, rightsOf(design, { code: operator.nodeCode, form }))
    return {
      design,
      code: operator.nodeCode,
      values: { ...values, ...changes },
      isAddedSigner: operator.parentId !== null,
    }
  }

  /** The next nodes that ask for candidates, also those behind sub flows, where nobody could choose. */
  function nodesOf({
    design,
    code,
    values,
  }: {
    design: Design
    code: string
    values: FormValues
  }): { nodeId: string; nodeName: string }[] {
    const { edges } = edgesFrom(design, { code, values, now: now().getTime() })
    return edges.flatMap(({ to }) => {
      if (design.subFlows.has(to)) return nodesOf({ design, code: to, values })
      const settings = design.approvers.get(to)
      return settings?.assignee.type === ASSIGNEE.candidates ? [{ nodeId: to, nodeName: settings.title }] : []
    })
  }

  async function list(operatorId: string, { body, actor }: { body: FlowCandidateBody; actor: Actor }) {
    const place = await placeOf(operatorId, { body, actor })
    return place.isAddedSigner ? [] : nodesOf(place)
  }

  /** People who may be chosen for a node. */
  async function people(operatorId: string, { body, actor }: { body: FlowCandidateUserBody; actor: Actor }) {
    const { currentPage = 1, pageSize = 20, keyword } = body
    const place = await placeOf(operatorId, { body, actor })
    const settings = place.design.approvers.get(body.nodeCode)
    const isAsked = nodesOf(place).some(({ nodeId }) => nodeId === body.nodeCode)
    if (!settings || !isAsked) throw new AppError('refused', 'workflow.notOnPath', { params: { name: body.nodeCode } })
    const ids = await createApproverSearch(db).members(settings.assignee.members)
    const pattern = likePattern(keyword ?? '')
    const { rows } = await sql<{ id: string; realName: string; account: string; total: string }>`
      select u.id, u.real_name, u.account, count(*) over () as total from ${allUsers} u
      where u.id = any(${ids}::text[])
        and (${keyword ?? ''} = '' or u.real_name ilike ${pattern} or u.account ilike ${pattern})
      order by u.real_name, u.id limit ${pageSize} offset ${(currentPage - 1) * pageSize}`.execute(db)
    return {
      list: rows.map(({ id, realName, account }) => ({ userId: id, userName: `${realName}/${account}` })),
      pagination: { currentPage, pageSize, total: Number(rows[0]?.total ?? 0) },
    }
  }

  /** Refuses a duty whose next node asks for candidates. */
  async function forBatch(operatorId: string, actor: Actor) {
    const nodes = await list(operatorId, { body: {}, actor })
    if (nodes.length > 0) throw new AppError('refused', 'workflow.batchCandidates')
    return nodes
  }

  return { list, people, forBatch }
}

export type CandidateService = ReturnType<typeof createCandidateService>
