import type { FlowTaskDetail } from '@sqos/api-client/workflow'

/** An added approver whom the caller may remove. */
type Signer = FlowTaskDetail['removableSigners'][number]

/** The approvers that one call can remove: those that were added to the same duty. */
export function signersOfDuty({ removableSigners: all }: FlowTaskDetail): readonly Signer[] {
  const [first] = all
  return all.filter(({ operatorId }) => operatorId === first?.operatorId)
}

/** The duty to which approvers were added, and those of them that are removed: the only one, or the chosen ones. */
export function removedSigners(detail: FlowTaskDetail, chosen: readonly string[]) {
  const signers = signersOfDuty(detail)
  const removed = signers.length === 1 ? signers : signers.filter(({ id }) => chosen.includes(id))
  return {
    operatorId: signers[0]?.operatorId ?? '',
    ids: removed.map(({ id }) => id),
    names: removed.map(({ userName }) => userName),
    /** Whether no added approver stays. */
    isAll: removed.length > 0 && removed.length === signers.length,
    isBefore: signers.some(({ isBefore }) => isBefore),
  }
}
