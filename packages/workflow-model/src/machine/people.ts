import { AGREE_RULE, ASSIGNEE } from '../settings/codes.ts'
import { Needs, Refused, type Draft, type DraftNode } from './draft.ts'
import type { Assignment, Reason } from './types.ts'

/** Finds the people of nodes, and the rules by which they agree without being asked. */
export function peopleOfDraft(work: Draft) {
  const { draft, context } = work
  const { approvers } = context

  /** The people of a node, each once. */
  function peopleOf(node: DraftNode, again: readonly Assignment[]): readonly Assignment[] {
    if (work.settingsOf(node.code).assignee.type === ASSIGNEE.candidates) {
      const chosen = draft.candidates.filter(({ nodeCode }) => nodeCode === node.code).flatMap(({ people }) => people)
      const people = [...new Set(chosen)].map((userId): Assignment => ({ userId, reason: { rule: 'candidates' } }))
      if (people.length > 0) return people
      if (again.length > 0) return again
      throw new Refused('candidatesMissing', node.name)
    }
    const found = approvers.get(node.code)
    if (!found) throw new Needs([node.code])
    if (found.people.length === 0 && !found.passes) throw new Refused('noApprover', node.name)
    return found.people.filter(({ userId }, at, all) => all.findIndex((one) => one.userId === userId) === at)
  }

  /** The rule by which a person agrees without being asked; undefined when the person decides. */
  function ruleFor(node: DraftNode, userId: string): Reason | undefined {
    const { agreeRules } = work.settingsOf(node.code)
    if (agreeRules.includes(AGREE_RULE.isInitiator) && userId === draft.initiatorId) return { rule: 'auto.initiator' }
    const agreed = draft.operators.filter(
      ({ state, handleStatus, handlerId, nodeId }) =>
        state !== -1 && handleStatus === 1 && handlerId === userId && nodeId !== node.id,
    )
    if (agreeRules.includes(AGREE_RULE.hasApproved) && agreed.length > 0) return { rule: 'auto.before' }
    const previous = new Set(work.nodesBefore(node.code).map(({ id }) => id))
    if (agreeRules.includes(AGREE_RULE.isPreviousApprover) && agreed.some(({ nodeId }) => previous.has(nodeId)))
      return { rule: 'auto.previous' }
    return undefined
  }

  return { peopleOf, ruleFor }
}
