import { isOptionValue } from '../options/option.ts'

/** The ancestors of a node. */
export interface ChoiceStep {
  id: string
  fullName: string
}

/** A node of a picker's tree. */
export interface ChoiceNode {
  /** Unique in the tree. */
  key: string
  id: string
  name: string
  /** `company`, `department`, `user` … */
  kind: string
  isChoosable: boolean
  /** Additional search text: a code, an account. */
  code: string
  /** Text after the name: the organisation of a person. */
  note: string
  hasChildren: boolean
  /** Undefined until loaded. */
  children?: readonly ChoiceNode[] | undefined
  /** The path from the root to the node. */
  path: readonly ChoiceStep[]
  /** The record of the server. */
  record: object
}

/** Options of reading records as nodes. */
export interface ChoiceNodeRules {
  /** Kinds that can be chosen; default: all. */
  choosable?: ReadonlySet<string> | undefined
  /** Limits the nodes that can be chosen; default: all of these kinds. */
  isAble?: ((node: Pick<ChoiceNode, 'id' | 'path'>) => boolean) | undefined
  /** The kind of a record without one. */
  kind: string
  /** Whether records name the organisation of a person. */
  withNote?: boolean | undefined
  /** Whether to show only nodes that can be chosen, and their ancestors. */
  prunes?: boolean | undefined
}

/** Reads a response as nodes; skips records without an id. */
export function readChoiceNodes(
  answer: unknown,
  rules: ChoiceNodeRules,
  above: readonly ChoiceStep[] = [],
): readonly ChoiceNode[] {
  if (!Array.isArray(answer)) return []
  const nodes = answer.flatMap((record: unknown) => readNode(record, rules, above))
  return rules.prunes ? nodes.filter(({ isChoosable, children }) => isChoosable || (children?.length ?? 0) > 0) : nodes
}

function readNode(record: unknown, rules: ChoiceNodeRules, above: readonly ChoiceStep[]): ChoiceNode[] {
  if (typeof record !== 'object' || record === null) return []
  const text = (name: string): string => {
    const value: unknown = Reflect.get(record, name)
    return isOptionValue(value) ? String(value) : ''
  }
  const id = text('id')
  if (id === '') return []
  const name = text('fullName') || text('realName') || id
  const kind = text('type') || rules.kind
  const path = [...above, { id, fullName: name }]
  const given: unknown = Reflect.get(record, 'children')
  const children = Array.isArray(given) && given.length > 0 ? readChoiceNodes(given, rules, path) : undefined
  return [
    {
      key: text('onlyId') || path.map((step) => step.id).join('/'),
      id,
      name,
      kind,
      isChoosable: (rules.choosable?.has(kind) ?? true) && (rules.isAble?.({ id, path }) ?? true),
      code: text('enCode') || text('account'),
      note: rules.withNote ? text('organize') : '',
      hasChildren: children ? children.length > 0 : Reflect.get(record, 'hasChildren') === true && kind !== 'user',
      children,
      path,
      record,
    },
  ]
}

/** All nodes of a tree, from top to bottom. */
export function* allNodes(nodes: readonly ChoiceNode[]): Generator<ChoiceNode> {
  for (const node of nodes) {
    yield node
    if (node.children) yield* allNodes(node.children)
  }
}

/** The text of a path. */
export const pathText = (path: readonly ChoiceStep[]): string => path.map(({ fullName }) => fullName).join('/')
