import { COUNTERSIGN } from '../settings/codes.ts'
import type { Draft, DraftNode, DraftOperator } from './draft.ts'

/** Counts the decisions of a node. */
export function countingOf(work: Draft) {
  const { draft } = work

  /** The operator at the end of a chain of added signers. */
  const lastOf = (operator: DraftOperator): DraftOperator => {
    const added = draft.operators.find(({ parentId, state }) => parentId === operator.id && state !== -1)
    return added ? lastOf(added) : operator
  }

  const rootsOf = (node: DraftNode) => work.operatorsOf(node).filter(({ parentId }) => parentId === null)

  function isPassed(node: DraftNode): boolean {
    const roots = rootsOf(node)
    const agreed = roots.filter((root) => lastOf(root).handleStatus === 1).length
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
    const rejected = roots.filter((root) => lastOf(root).handleStatus === 0).length
    return rejected > 0 && (rejected / roots.length) * 100 >= 100 - countersignRatio
  }

  return { rootsOf, isPassed, isRejected }
}
