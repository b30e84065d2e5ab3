import type { Advance } from './advance.ts'
import { Refused, type Draft, type DraftNode } from './draft.ts'
import { RECORD_KIND, TASK_STATUS, type ActionOf } from './types.ts'

/**
 * Opens an ended task again, for administrators: at a node that has decided, from which on everything decides again, or where
 * it was cancelled. Other branches that were cancelled go on too. A request that was cancelled at its initiator returns there.
 */
export function revive({ by, nodeCode, ...remark }: ActionOf<'revive'>, work: Draft, advance: Advance) {
  const { draft } = work
  const { passed, cancelled, running, rejected } = TASK_STATUS
  if (draft.status !== passed && draft.status !== cancelled) throw new Refused('notEnded')
  const target = nodeCode === undefined ? undefined : targetOf(nodeCode, work)
  if (!target && draft.status === passed) throw new Refused('notOnPath')
  const live = draft.nodes.filter(({ state }) => state === 0)
  draft.endTime = null
  const record = work.addRecord(target, { ...remark, kind: RECORD_KIND.revive, handlerId: by })
  if (live.length === 0) {
    draft.status = rejected
    const told = { nodeCode: '', nodeId: null, operatorId: null }
    work.effects.push({ type: 'notice', notice: 'rejected', to: [draft.initiatorId], ...told })
    return
  }
  draft.status = running
  const behind = work.behind(target ? [target.code] : [])
  const stopped = live.filter((node) => node !== target && !behind.has(node.code) && isStopped(node, work))
  advance.reopen(target ? [target, ...stopped] : stopped, { recordId: record.id, rejecting: undefined })
  advance.settle()
}

/** A node that an administrator may choose: an approver node on the path that has decided or was deciding. */
function targetOf(code: string, work: Draft): DraftNode {
  const node = work.nodeAt(code)
  if (node?.type !== 'approver' || !work.isOpened(node)) throw new Refused('notOnPath', node?.name ?? code)
  return node
}

/** Whether the cancellation stopped people on a node. What waited for a sub flow or a service opens by itself. */
const isStopped = (node: DraftNode, work: Draft) =>
  node.completion === 0 && node.type === 'approver' && work.operatorsOf(node).length > 0
