import type { Advance } from './advance.ts'
import { demandRunning, openOperator, Refused, voidOperator, type Draft, type DraftOperator } from './draft.ts'
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

/**
 * The operators of signers whom an operator added and who can be removed: they have not decided, nor has anybody whom they added,
 * and their node is open.
 */
export function removableSigners(
  { nodes, operators }: { nodes: readonly SignedNode[]; operators: readonly SignedOperator[] },
  operatorId: string,
): readonly string[] {
  const addedBy = (id: string) => operators.filter(({ parentId, state }) => parentId === id && state !== -1)
  const hasDecided = ({ id, handleStatus }: SignedOperator): boolean =>
    handleStatus !== null || addedBy(id).some(hasDecided)
  const isOpen = ({ nodeId }: SignedOperator) =>
    nodes.some(({ id, state, completion }) => id === nodeId && state === 0 && completion === 0)
  return addedBy(operatorId)
    .filter((signer) => signer.completion === 0 && isOpen(signer) && !hasDecided(signer))
    .map(({ id }) => id)
}

interface SignedNode {
  id: string
  state: number
  completion: number
}

interface SignedOperator extends SignedNode {
  nodeId: string
  parentId: string | null
  handleStatus: number | null
}

/** Removes added signers who have not decided. Without further signers the duty comes back, or the agreement counts. */
export function removeSign(
  { operatorId, by, signers, ...remark }: ActionOf<'removeSign'>,
  work: Draft,
  { giveBack, passOrGoOn }: Advance,
) {
  const { draft } = work
  demandRunning(work)
  const operator = draft.operators.find(({ id, state }) => id === operatorId && state !== -1)
  const node = draft.nodes.find(({ id }) => id === operator?.nodeId)
  if (!operator || !node) throw new Refused('operatorGone')
  const removable = removableSigners(draft, operatorId)
  let line = ''
  for (const id of new Set(signers)) {
    const signer = draft.operators.find((one) => one.id === id)
    if (!signer || !removable.includes(id)) throw new Refused('signerStays')
    for (const one of [signer, ...allSignersOf(signer, work)]) voidOperator(one)
    const record = {
      ...remark,
      kind: RECORD_KIND.removeSign,
      handlerId: by,
      operatorId: id,
      targetId: signer.handlerId,
    }
    line = work.addRecord(node, record).id
  }
  if (line === '') throw new Refused('signerStays')
  if (operator.completion === 1 && work.signersOf(operator).length === 0) operator.state = 0
  work.rewritePath()
  giveBack(node)
  passOrGoOn(node, line)
}
