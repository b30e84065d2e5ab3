import type { Language } from '@sqos/contract'
import { formCode, type FormModel } from '@sqos/form-model'
import { approverSettings, ASSIGNEE, startSettings } from '@sqos/workflow-model'
import { TASK_STATUS, type Reason } from '@sqos/workflow-model/machine'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { AllowedActions } from '../duty/allowed.service.ts'
import { createApproverSearch } from '../move/approvers.ts'
import type { RecordPort } from '../../record/index.ts'
import type { Designs } from '../engine/designs.ts'
import { createEngineRepository } from '../engine/engine.repository.ts'
import { formOf, NO_RIGHTS, operatesOf, readable, rightsOf, type NodeRights, type TaskForms } from '../move/forms.ts'
import { readNames } from './names.ts'
import { idsOf } from '../move/ids.ts'
import { mayMonitor, nodeOfReader } from '../move/policy.ts'
import type { QueryService } from './query.service.ts'
import { readSubFlows } from '../call/sub-flows.ts'
import { createTaskRepository } from './task.repository.ts'
import type { FlowDetailQuery } from './task.schema.ts'
import { whyText } from './why.ts'

interface DetailDeps extends Pick<Deps, 'now'> {
  db: Db
  designs: Designs
  forms: TaskForms
  records: Pick<RecordPort, 'display'>
  queries: Pick<QueryService, 'findFor'>
  allowed: AllowedActions
}

/** Sources of approvers that are unknown before the task is at the node. */
const UNKNOWN_BEFORE: ReadonlySet<number> = new Set([ASSIGNEE.earlierNode, ASSIGNEE.candidates, ASSIGNEE.service])

/** Reads everything about a task that its page shows, with the reasons of its duties. */
export function createDetail({ db, designs, forms, records: port, queries, allowed, now }: DetailDeps) {
  const repository = createTaskRepository(db)

  return async function detail(
    taskId: string,
    { query, actor, language }: { query: FlowDetailQuery; actor: Actor; language: Language },
  ) {
    const task = await queries.findFor(taskId, actor)
    const design = await designs.of(db, task)
    const { formData, form } = await formOf(db, task)
    const nodes = await repository.nodes(taskId)
    const operators = await repository.operators(taskId)
    const records = await repository.records(taskId)
    const { values } = await forms.read(task, actor)
    const engine = await createEngineRepository(db).find(task.flowId)
    const version = await db
      .selectFrom('flowVersions')
      .select('flowTemplateJson')
      .where('flowId', '=', task.flowId)
      .where('version', '=', task.flowVersion)
      .executeTakeFirst()

    const may = await allowed(task, { actor, asked: query.taskOperatorId, values })
    const asked = nodes.find(({ id }) => id === (may.taskNodeId ?? query.taskNodeId))
    const duty = operators.find(({ id }) => id === (may.operatorId ?? query.taskOperatorId))
    const isReader = !mayMonitor(actor) && task.creatorUserId !== actor.userId
    const own = isReader ? await nodeOfReader(db, { task, actor, asked: asked?.nodeCode, now: now() }) : asked?.nodeCode
    const code = own ?? design.root.nodeId
    const rights = isReader && own === undefined ? NO_RIGHTS : rightsOf(design, { code, form })
    const page = startSettings(design.root.properties)
    // Administrators see everything; a node hides fields from its approvers.
    const shown = mayMonitor(actor) ? values : readable(values, rights)
    const reasons = operators.flatMap(({ reason }) => reason.params?.['by'] ?? [])
    const future = await futureApprovers()
    const names = await readNames(db, [
      task.creatorUserId,
      may.ownerId,
      ...operators.map(({ handlerId }) => handlerId),
      ...records.flatMap(({ handlerId, operatorId }) => [handlerId, ...idsOf(operatorId)]),
      ...reasons,
      ...[...future.values()].flat(),
    ])
    const subFlows = await readSubFlows(db, task)
    const current = new Set(task.thisStepId.split(','))
    const open = new Set(operators.flatMap(({ completion, taskNodeId }) => (completion === 0 ? [taskNodeId] : [])))
    const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''))
    const why = (reason: Reason) => whyText(language, reason, names)

    /** Approvers of nodes that the task has not reached. */
    async function futureApprovers(): Promise<ReadonlyMap<string, readonly string[]>> {
      const search = createApproverSearch(db)
      const people = new Map<string, readonly string[]>()
      if (task.status !== TASK_STATUS.running) return people
      const state = {
        nodes: nodes.map((node) => ({
          id: node.id,
          code: node.nodeCode,
          name: node.nodeName,
          type: node.nodeType,
          completion: node.completion === 1 ? (1 as const) : (0 as const),
          state: 0 as const,
          next: node.next,
          depth: node.sortCode,
          dueAt: null,
          queue: [],
          branches: [],
        })),
        operators: [],
      }
      for (const node of nodes) {
        if (node.nodeType !== 'approver' || operators.some(({ taskNodeId }) => taskNodeId === node.id)) continue
        const { people: later } = await search.approversOf(design, node.nodeCode, {
          initiatorId: task.creatorUserId,
          values,
          state,
        })
        const { assignee } = approverSettings(design.node(node.nodeCode)?.properties ?? {})
        // Nobody is known before an earlier node has decided or somebody has chosen.
        if (UNKNOWN_BEFORE.has(assignee.type)) continue
        people.set(
          node.id,
          later.map(({ userId }) => userId),
        )
      }
      return people
    }

    const peopleOf = (node: (typeof nodes)[number]) => {
      if (node.nodeType === 'start') return [task.creatorUserId]
      const here = operators.filter(({ taskNodeId }) => taskNodeId === node.id).map(({ handlerId }) => handlerId)
      return here.length > 0 ? here : (future.get(node.id) ?? [])
    }

    /** People of a node: the initiators of a sub flow, or the approvers. */
    const namesAt = (node: (typeof nodes)[number]) =>
      node.nodeType === 'subFlow'
        ? subFlows.subFlowList.filter(({ nodeCode }) => nodeCode === node.nodeCode).map(({ userName }) => userName)
        : [...new Set(peopleOf(node))].map(nameOf).filter(Boolean)
    const isCurrent = ({ id, nodeCode }: (typeof nodes)[number]) => open.has(id) || current.has(nodeCode)

    return {
      flowTaskInfo: {
        id: task.id,
        processId: task.id,
        fullName: task.fullName,
        enCode: task.enCode,
        flowId: task.flowId,
        flowCode: task.flowCode,
        flowName: task.flowName,
        flowCategory: task.flowCategory,
        flowUrgent: task.flowUrgent,
        flowType: task.flowType,
        flowVersion: String(task.flowVersion),
        flowForm: formData,
        flowTemplateJson: version?.flowTemplateJson ?? null,
        flowFormContentJson: JSON.stringify(shown),
        flowFormTextJson: JSON.stringify(await port.display({ form, values: shown, actor })),
        formType: task.formType,
        formUrl: engine?.formUrl ?? '',
        appFormUrl: engine?.appFormUrl ?? '',
        type: task.flowType,
        modelId: task.modelId,
        status: task.status,
        completion: task.completion,
        thisStep: task.thisStep,
        thisStepId: task.thisStepId,
        startTime: task.startTime?.getTime() ?? null,
        endTime: task.endTime?.getTime() ?? null,
        creatorTime: task.creatorTime.getTime(),
        creatorUserId: task.creatorUserId,
        userName: nameOf(task.creatorUserId),
        isSuspended: task.suspendedAt !== null,
        isBatch: task.isBatch,
      },
      flowFormInfo: formData,
      flowTaskNodeList: nodes.map((node) => ({
        id: node.id,
        nodeCode: node.nodeCode,
        nodeName: node.nodeName,
        nodeType: node.nodeType,
        nodeNext: node.next.join(','),
        completion: node.completion,
        sortCode: node.sortCode,
        userName: namesAt(node).join(','),
        type: node.completion === 1 ? '0' : isCurrent(node) ? '1' : null,
      })),
      flowTaskOperatorList: operators.map((one) => ({
        id: one.id,
        taskNodeId: one.taskNodeId,
        nodeCode: one.nodeCode,
        nodeName: one.nodeName,
        handleId: one.handlerId,
        userName: nameOf(one.handlerId),
        handleStatus: one.handleStatus,
        handleTime: one.handleTime?.getTime() ?? null,
        completion: one.completion,
        state: String(one.state),
        parentId: one.parentId ?? '0',
        isBefore: one.isBefore,
        creatorTime: one.receivedTime.getTime(),
        deadlineAt: one.isOpen ? (one.deadlineAt?.getTime() ?? null) : null,
        why: why(one.reason),
      })),
      flowTaskOperatorRecordList: records.map((line) => ({
        id: line.id,
        taskNodeId: line.taskNodeId ?? '',
        taskOperatorId: line.taskOperatorId ?? '',
        nodeCode: line.nodeCode,
        nodeName: line.nodeName,
        handleId: line.handlerId,
        userName: nameOf(line.handlerId),
        handleStatus: line.handleStatus,
        handleTime: line.handleTime.getTime(),
        handleOpinion: line.handleOpinion,
        signImg: line.signImg,
        fileList: line.files,
        operatorId: idsOf(line.operatorId).map(nameOf).join(','),
        status: line.status,
        why: line.autoReason ? why(line.autoReason) : '',
      })),
      ...subFlows,
      formOperates: operatesOf(design, code).map((one) => ({ ...one })),
      approversProperties: asked && asked.nodeType !== 'start' ? { ...design.node(code)?.properties } : null,
      fieldRights: shownRights(form, { rights, isDeciding: may.operatorId !== null, seesAll: mayMonitor(actor) }),
      allowed: {
        actions: may.actions,
        operatorId: may.operatorId,
        taskNodeId: may.taskNodeId,
        ownerName: nameOf(may.ownerId),
        recordId: may.recordId,
      },
      removableSigners: may.removableSigners.map((signer) => ({ ...signer, userName: nameOf(signer.userId) })),
      page: { isSummary: page.isSummary, summaryType: page.summaryType, isComment: page.isComment },
      draftData: duty && duty.handlerId === actor.userId ? duty.draftData : null,
    }
  }
}

/** What the caller may do with each field now: only who decides writes, and administrators read everything. */
function shownRights(
  form: FormModel,
  { rights, isDeciding, seesAll }: { rights: NodeRights; isDeciding: boolean; seesAll: boolean },
) {
  const shown: Record<string, 'hidden' | 'read' | 'write' | 'required'> = {}
  for (const item of form.all) {
    if (item.path === '') continue
    const key = formCode(item)
    const right =
      (Object.hasOwn(rights.fields, key) ? rights.fields[key] : undefined) ?? (rights.hidesOthers ? 'hidden' : 'read')
    const seen = seesAll && right === 'hidden' ? 'read' : right
    shown[key] = isDeciding || seen === 'hidden' ? seen : 'read'
  }
  return shown
}

export type Detail = ReturnType<typeof createDetail>
