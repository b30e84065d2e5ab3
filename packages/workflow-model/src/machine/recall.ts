import { COUNTERSIGN } from '../settings/codes.ts'
import type { Advance } from './advance.ts'
import { demandRunning, Refused, voidOperator, type Draft, type DraftNode, type DraftOperator } from './draft.ts'
import { allSignersOf, rootOf, whoWaitsFor } from './signers.ts'
import { RECORD_KIND, type ActionOf } from './types.ts'

/** Takes an agreement back while nobody behind it has acted. */
export function recall(
  { recordId, by, ...remark }: ActionOf<'recall'>,
  work: Draft,
  { setDeadline, hasRejected }: Advance,
) {
  const { draft } = work
  demandRunning(work)
  const record = draft.records.find(({ id }) => id === recordId)
  const operator = draft.operators.find(({ id }) => id === record?.operatorId)
  const node = draft.nodes.find(({ id }) => id === operator?.nodeId)
  if (!record || !operator || !node || node.state !== 0 || operator.state === -1) throw new Refused('recallImpossible')
  if (record.status === -1 || record.kind !== RECORD_KIND.agree || operator.handleStatus !== 1)
    throw new Refused('recallImpossible')
  const isRejected = (one: DraftOperator) => hasRejected(rootOf(one, work))
  const waiting = whoWaitsFor(operator, work)
  if (isRejected(operator) || (waiting && waiting.handleStatus !== null)) throw new Refused('nextActed')
  const after = work.signersOf(operator).filter(({ isBefore }) => !isBefore)
  const added = after.flatMap((one) => [one, ...allSignersOf(one, work)])
  if (added.some(({ handleStatus }) => handleStatus !== null)) throw new Refused('nextActed')
  const next = node.completion === 1 ? node.next.flatMap((code) => work.nodeAt(code) ?? []) : []
  const later = next.flatMap((one) => work.operatorsOf(one))
  const begun = next.flatMap((one) => work.waitsOf(one))
  if (begun.some(({ kind }) => kind === 'loop')) throw new Refused('nextActed')
  if (begun.some(({ kind }) => kind !== 'people')) throw new Refused('hasSubFlow', node.name)
  if (next.some(({ completion }) => completion === 1)) throw new Refused('nextActed')
  if (later.some(({ handleStatus }) => handleStatus !== null)) throw new Refused('nextActed')
  const inTurn = laterInTurn(node, operator, work)
  if (inTurn.some(({ handleStatus }) => handleStatus !== null)) throw new Refused('nextActed')
  for (const one of [...later, ...added, ...inTurn]) voidOperator(one)
  for (const wait of begun) wait.state = -1
  for (const one of next) {
    one.dueAt = null
    one.queue = []
  }
  node.queue = [...inTurn.map(({ handlerId: userId, reason }) => ({ userId, reason })), ...node.queue]
  for (const one of work.operatorsOf(node))
    if (one.handleStatus === null && one.completion === 1 && !isRejected(one)) one.completion = 0
  if (waiting) waiting.state = 1
  operator.completion = 0
  operator.handleStatus = null
  operator.handledAt = null
  operator.handledBy = null
  operator.state = 0
  const deciding = work.openOperatorsOf(node).map(({ handlerId }) => handlerId)
  // Somebody has given the person another duty of the node in the meantime.
  if (new Set(deciding).size < deciding.length) throw new Refused('alreadyOperator')
  setDeadline(operator, work.context.now)
  node.completion = 0
  node.branches = []
  const gone = new Set([operator.id, ...added.map(({ id }) => id)])
  for (const line of draft.records) if (line.operatorId !== null && gone.has(line.operatorId)) line.status = -1
  draft.candidates = draft.candidates.filter((one) => one.operatorId !== operator.id)
  const line = { ...remark, kind: RECORD_KIND.takeBack, handlerId: by, operatorId: operator.id }
  const recalled = work.addRecord(node, line)
  work.effects.push({ type: 'hook', hook: 'recall', nodeCode: node.code, recordId: recalled.id })
}

/** Operators of a sequential node who came after one. */
function laterInTurn(node: DraftNode, operator: DraftOperator, work: Draft): readonly DraftOperator[] {
  if (work.settingsOf(node.code).counterSign !== COUNTERSIGN.inTurn) return []
  const all = work.operatorsOf(node)
  return all
    .slice(all.indexOf(operator) + 1)
    .filter(({ parentId }) => parentId === null)
    .flatMap((root) => [root, ...allSignersOf(root, work)])
}
