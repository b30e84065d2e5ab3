import type { ChoiceNode, ChoiceStep } from './choice-node.ts'

/** The chosen organisation, department, position or role as the host receives it. */
export interface ChosenPlace {
  id: string
  fullName: string
  /** Id and name of all ancestors and of the node. */
  path: ChoiceStep[]
}

/** Converts a chosen node for the host. */
export const placeOf = ({ id, name, path }: ChoiceNode): { id: string; record: ChosenPlace } => ({
  id,
  record: { id, fullName: name, path: [...path] },
})
