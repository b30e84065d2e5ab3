import { COUNTERSIGN } from '../settings/codes.ts'
import type { Draft, DraftNode, DraftOperator } from './draft.ts'

/** Counts the decisions of a node. */
export function countingOf(work: Draft) {
  /** Whether a person and everybody whom the person added have agreed. */
  const hasAgreed = (operator: DraftOperator): boolean =>
    operator.handleStatus === 1 && work.signersOf(operator).every(hasAgreed)

  /** Whether a person, or somebody whom the person added, has rejected. */
  const hasRejected = (operator: DraftOperator): boolean =>
    operator.handleStatus === 0 || work.signersOf(operator).some(hasRejected)

  const rootsOf = (node: DraftNode) => work.operatorsOf(node).filter(({ parentId }) => parentId === null)

  /** Whether a duty ended without a decision, such as those of others before the design changed for the task. */
  const isClosed = (operator: DraftOperator) =>
    operator.completion === 1 && operator.handleStatus === null && !hasRejected(operator)

  function isPassed(node: DraftNode): boolean {
    const roots = rootsOf(node).filter((operator) => !isClosed(operator))
    const agreed = roots.filter(hasAgreed).length
    const { counterSign, countersignRatio } = work.settingsOf(node.code)
    if (counterSign === COUNTERSIGN.any) return agreed > 0
    if (counterSign === COUNTERSIGN.inTurn) return node.queue.length === 0 && agreed === roots.length
    return Math.floor((agreed / roots.length) * 100) >= countersignRatio
  }

  /** Whether so many people rejected that the node cannot pass; one rejection decides nodes that do not count shares. */
  function isRejected(node: DraftNode): boolean {
    const { counterSign, countersignRatio, hasVeto } = work.settingsOf(node.code)
    if (counterSign !== COUNTERSIGN.share || hasVeto) return true
    const roots = rootsOf(node)
    const rejected = roots.filter(hasRejected).length
    return rejected > 0 && (rejected / roots.length) * 100 >= 100 - countersignRatio
  }

  return { hasAgreed, hasRejected, rootsOf, isPassed, isRejected }
}
