import type { ChoiceNode, ChoiceStep } from './choice-node.ts'

/** What a host is told of an organisation, a department, a position or a role that was chosen. */
export interface ChosenPlace {
  id: string
  fullName: string
  /** Id and name of everything from the top down to it. */
  path: ChoiceStep[]
}

/** A chosen node as its host gets it. */
export const placeOf = ({ id, name, path }: ChoiceNode): { id: string; record: ChosenPlace } => ({
  id,
  record: { id, fullName: name, path: [...path] },
})
