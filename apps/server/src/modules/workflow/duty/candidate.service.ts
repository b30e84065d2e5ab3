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
import type { FlowCandidateBody, FlowCandidateUserBody } from './candidate.schema.ts'

interface CandidateDeps extends Pick<Deps, 'now'> {
  db: Db
  engines: EngineService
  decisions: Pick<DecisionService, 'openDuty'>
  forms: TaskForms
}

/** The duty id of a submission. */
const AT_SUBMIT = '0'

/** Where an actor decides. */
interface Place {
  design: Design
  code: string
  values: FormValues
  /** Codes of the branches that the actor has chosen so far. */
  chosen: ReadonlySet<string>
  isAddedSigner: boolean
}

/** Nodes whose approvers the actor chooses, the people to choose from, and branches that the actor chooses. */
export function createCandidateService({ db, engines, decisions, forms, now }: CandidateDeps) {
  /** Where the caller stands: the design, the node, and the values with the changes of the form. */
  async function placeOf(
    operatorId: string,
    { body, actor }: { body: FlowCandidateBody; actor: Actor },
  ): Promise<Place> {
    const sent = sentValues(body.formData)
    const chosen = new Set(body.branchList ?? [])
    if (operatorId === AT_SUBMIT) {
      const inForm = body.formData?.['flowId']
      const flowId = body.flowId ?? (typeof inForm === 'string' ? inForm : '')
      const engine = await engines.find(flowId)
      await engines.demandStart(engine, actor)
      const design = parseDesign(engine.flowTemplateJson)
      return { design, code: design.root.nodeId, values: sent, chosen, isAddedSigner: false }
    }
    const { operator, task, design } = await decisions.openDuty(operatorId, actor)
    const { values } = await forms.read(task, actor)
    const { form } = await formOf(db, task)
    const changes = writable(sent, rightsOf(design, { code: operator.nodeCode, form }))
    return {
      design,
      code: operator.nodeCode,
      values: { ...values, ...changes },
      chosen,
      isAddedSigner: operator.parentId !== null,
    }
  }

  /** The next nodes that ask for candidates, also those behind sub flows, where nobody could choose. */
  function nodesOf({
    design,
    code,
    values,
    chosen,
  }: Pick<Place, 'design' | 'code' | 'values' | 'chosen'>): { nodeId: string; nodeName: string }[] {
    const { edges } = edgesFrom(design, { code, values, chosen, now: now().getTime() })
    return edges.flatMap(({ to }) => {
      if (design.subFlows.has(to)) return nodesOf({ design, code: to, values, chosen })
      const settings = design.approvers.get(to)
      return settings?.assignee.type === ASSIGNEE.candidates ? [{ nodeId: to, nodeName: settings.title }] : []
    })
  }

  async function list(operatorId: string, { body, actor }: { body: FlowCandidateBody; actor: Actor }) {
    const place = await placeOf(operatorId, { body, actor })
    return place.isAddedSigner ? [] : nodesOf(place)
  }

  /** The blocks behind the node of a duty whose branches its approver chooses. A chosen branch can lead to another block. */
  async function branches(operatorId: string, { body, actor }: { body: FlowCandidateBody; actor: Actor }) {
    const { design, code, values, chosen } = await placeOf(operatorId, { body, actor })
    const { choices } = edgesFrom(design, { code, values, chosen, now: now().getTime() })
    return choices.flatMap(({ nodeCode, options, isChosen = false }) =>
      options ? [{ nodeCode, isChosen, options: options.map(({ code: id, title }) => ({ code: id, title })) }] : [],
    )
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

  /** Refuses a duty whose approver chooses the people of the next node, or a branch. */
  async function forBatch(operatorId: string, actor: Actor) {
    const nodes = await list(operatorId, { body: {}, actor })
    if (nodes.length > 0) throw new AppError('refused', 'workflow.batchCandidates')
    const blocks = await branches(operatorId, { body: {}, actor })
    if (blocks.length > 0) throw new AppError('refused', 'workflow.batchBranches')
    return nodes
  }

  return { list, branches, people, forBatch }
}

export type CandidateService = ReturnType<typeof createCandidateService>
