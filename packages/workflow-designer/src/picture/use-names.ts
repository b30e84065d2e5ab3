import { useAnswer } from '@sqos/form-widgets/services'
import type { ChoiceTreeNode, WidgetServices } from '@sqos/form-widgets/services'
import {
  APPROVER_KEYS,
  COPY_KEYS,
  type FlowNode,
  INITIATOR_KEYS,
  type Members,
  membersOf,
  type NameOf,
  nodesOf,
} from '@sqos/workflow-model'
import { useMemo } from 'react'

type Kind = keyof Members

/**
 * The names of the people, positions, roles … that a document mentions, from the services of the form fields. Names
 * that are loading or unknown are undefined.
 */
export function useNames(root: FlowNode): NameOf {
  const wanted = useMemo(() => mentioned(root), [root])
  const people = useAnswer(
    wanted.users.length > 0
      ? {
          key: `flow people ${wanted.users.join()}`,
          ask: (services: WidgetServices, signal: AbortSignal) => services.people(wanted.users, { signal }),
        }
      : undefined,
  )
  const positions = useTree('positions', wanted.positions)
  const roles = useTree('roles', wanted.roles)
  const organizations = useTree('organizations', wanted.organizations)
  const groups = useTree('groups', wanted.groups)
  return useMemo(() => {
    const users = new Map(
      people.status === 'ready' ? people.data.map(({ id, fullName, realName }) => [id, realName ?? fullName]) : [],
    )
    const names: Record<Kind, ReadonlyMap<string, string>> = { users, positions, roles, organizations, groups }
    return (kind, id) => (kind === 'flows' ? undefined : names[kind].get(id))
  }, [people, positions, roles, organizations, groups])
}

const NOTHING: ReadonlyMap<string, string> = new Map()

/** Whole trees are loaded only if the document mentions one of their entries. */
function useTree(kind: Exclude<Kind, 'users'>, ids: readonly string[]): ReadonlyMap<string, string> {
  const answer = useAnswer(
    ids.length > 0
      ? {
          key: `flow ${kind}`,
          ask: (services: WidgetServices, signal: AbortSignal) => services[kind]({ signal }),
        }
      : undefined,
  )
  return useMemo(() => (answer.status === 'ready' ? namesIn(answer.data) : NOTHING), [answer])
}

function namesIn(nodes: readonly ChoiceTreeNode[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const open = [...nodes]
  for (let node = open.pop(); node; node = open.pop()) {
    names.set(node.id, node.fullName)
    open.push(...(node.children ?? []))
  }
  return names
}

function mentioned(root: FlowNode): Members {
  const all = nodesOf(root).flatMap(({ properties }) =>
    [APPROVER_KEYS, COPY_KEYS, INITIATOR_KEYS].map((keys) => membersOf(properties, keys)),
  )
  const ids = (kind: Kind) => [...new Set(all.flatMap((members) => members[kind]))].toSorted()
  return {
    users: ids('users'),
    positions: ids('positions'),
    roles: ids('roles'),
    organizations: ids('organizations'),
    groups: ids('groups'),
  }
}
