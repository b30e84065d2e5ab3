import type { Advance } from './advance.ts'
import { openOperator, Refused, type Draft, type DraftOperator } from './draft.ts'
import { RECORD_KIND, type ActionOf } from './types.ts'

/** The signers whom an operator added, those whom these added, and so on. */
export const allSignersOf = (operator: DraftOperator, work: Draft): readonly DraftOperator[] =>
  work.signersOf(operator).flatMap((signer) => [signer, ...allSignersOf(signer, work)])

/** The operator who decides after an added signer, and after everybody whom that one added; undefined for others. */
export function whoWaitsFor(operator: DraftOperator, work: Draft): DraftOperator | undefined {
  const parent = work.draft.operators.find(({ id }) => id === operator.parentId)
  return !parent || operator.isBefore ? parent : whoWaitsFor(parent, work)
}

/** The operator of the design in whose place a signer decides; the operator itself for others. */
export function rootOf(operator: DraftOperator, work: Draft): DraftOperator {
  const parent = work.draft.operators.find(({ id }) => id === operator.parentId)
  return parent ? rootOf(parent, work) : operator
}

/** Refuses signers who decide on the node already. */
export function demandSigners(
  work: Draft,
  { operator, by, people }: { operator: DraftOperator; by: string; people: readonly string[] },
) {
  const deciding = new Set(work.openOperatorsOf({ id: operator.nodeId }).map(({ handlerId }) => handlerId))
  for (const person of people) {
    if (person === by || person === operator.handlerId) throw new Refused('samePerson')
    if (deciding.has(person)) throw new Refused('alreadyOperator')
    deciding.add(person)
  }
}

/** Lets other people decide before an approver. */
export function addSign(
  { operatorId, by, people, ...remark }: ActionOf<'addSign'>,
  work: Draft,
  { addOperator }: Advance,
) {
  const { operator, node } = openOperator(work, operatorId)
  demandSigners(work, { operator, by, people })
  operator.state = 1
  // The time limit begins again when the duty comes back.
  operator.deadlineAt = null
  for (const userId of people) {
    const reason = { rule: 'addSignBefore', params: { by } }
    const added = addOperator(node, { userId, reason }, { parentId: operator.id, isBefore: true })
    const line = { kind: RECORD_KIND.addSignBefore, handlerId: by, operatorId: added.id, targetId: userId }
    work.addRecord(node, { ...remark, ...line })
  }
}
