import {
  EVENT_KEYS,
  eventSettings,
  SYSTEM_VALUES,
  titleOf,
  type EventParameter,
  type FlowEvent,
  type SystemValue,
} from '@sqos/workflow-model'
import { own, type JsonRecord } from '@sqos/form-model'
import type { Design, Effect, FlowState } from '@sqos/workflow-model/machine'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { FlowCalls } from './calls.service.ts'
import { readNames } from '../task/names.ts'
import type { TaskRow } from '../move/task-state.ts'

/** Events whose settings belong to the start node. */
const OF_START: ReadonlySet<FlowEvent> = new Set<FlowEvent>(['submit', 'finish', 'withdraw'])

/** What the values of parameters are taken from. */
export interface ValueSource {
  task: Pick<TaskRow, 'id' | 'flowId' | 'flowName' | 'fullName' | 'creatorUserId'>
  /** Id of the node of the task. */
  nodeId: string
  values: JsonRecord
  /** Who caused the call. */
  by: string
}

/** The events of a move for which the design names a data interface. */
export const eventsOf = (design: Design, effects: readonly Effect[]) =>
  effects.flatMap((effect) => {
    if (effect.type !== 'hook') return []
    const { hook, recordId } = effect
    const node = design.node(OF_START.has(hook) ? design.root.nodeId : effect.nodeCode)
    const settings = eventSettings(node?.properties[EVENT_KEYS[hook]])
    return node && settings.isOn ? [{ node, hook, recordId, settings }] : []
  })

/** Notes the calls of data interfaces that a move causes, each with the values of that moment. */
export async function noteEvents(
  trx: Trx,
  {
    calls,
    design,
    effects,
    state,
    ...source
  }: Omit<ValueSource, 'nodeId'> & {
    calls: Pick<FlowCalls, 'add'>
    design: Design
    effects: readonly Effect[]
    state: FlowState
  },
): Promise<void> {
  const { task } = source
  for (const { node, hook, recordId, settings } of eventsOf(design, effects)) {
    const { interfaceId, parameters } = settings
    const code = node.nodeId
    const nodeId = state.nodes.findLast((one) => one.code === code)?.id ?? ''
    const given = await parameterValues(trx, parameters, { ...source, nodeId })
    await calls.add(trx, {
      taskId: task.id,
      key: `${task.id}:${hook}:${code}:${recordId ?? 'end'}`,
      nodeCode: code,
      nodeName: titleOf(node),
      kind: 'event',
      input: { interfaceId, by: source.by, given: JSON.stringify(given) },
    })
  }
}

/** Values of the parameters of a data interface. */
export async function parameterValues(
  db: Db | Trx,
  parameters: readonly Pick<EventParameter, 'field' | 'relationField'>[],
  source: ValueSource,
): Promise<Record<string, string>> {
  const given: Record<string, string> = {}
  const system = await systemValues(db, source)
  for (const { field, relationField } of parameters) {
    if (field === '' || relationField === '') continue
    const known = SYSTEM_VALUES.find((name) => name === relationField)
    given[field] = known ? system[known] : textOf(own(source.values, relationField))
  }
  return given
}

/** The values of the system for a task. */
export async function systemValues(
  db: Db | Trx,
  { task, nodeId, by }: Omit<ValueSource, 'values'>,
): Promise<Record<SystemValue, string>> {
  const names = await readNames(db, [task.creatorUserId, by])
  return {
    sqosFlowId: task.flowId,
    sqosTaskId: task.id,
    sqosTaskNodeId: nodeId,
    sqosFlowFullName: task.flowName,
    sqosTaskFullName: task.fullName,
    sqosLaunchUserId: task.creatorUserId,
    sqosLaunchUserName: names.get(task.creatorUserId) ?? '',
    sqosFlowOperatorUserId: by,
    sqosFlowOperatorUserName: names.get(by) ?? '',
  }
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
