import { isOptionValue } from '../options/option.ts'

/** What stands on the way from the top to a node. */
export interface ChoiceStep {
  id: string
  fullName: string
}

/** Something in a picker's tree. */
export interface ChoiceNode {
  /** Unlike those of all others in the tree. */
  key: string
  id: string
  name: string
  /** `company`, `department`, `user` … */
  kind: string
  isChoosable: boolean
  /** What it is found by beside its name: a code, an account. */
  code: string
  /** Written behind the name: where somebody works. */
  note: string
  hasChildren: boolean
  /** Missing until they are loaded. */
  children?: readonly ChoiceNode[] | undefined
  /** From the top to the node itself. */
  path: readonly ChoiceStep[]
  /** The record as the server sent it. */
  record: object
}

/** How a tree's records become nodes. */
export interface ChoiceNodeRules {
  /** Kinds that may be chosen; all when missing. */
  choosable?: ReadonlySet<string> | undefined
  /** Further limits which nodes may be chosen; all of the choosable kinds when missing. */
  isAble?: ((node: Pick<ChoiceNode, 'id' | 'path'>) => boolean) | undefined
  /** The kind of a record that says none. */
  kind: string
  /** The record says where somebody works. */
  withNote?: boolean | undefined
  /** Only what may be chosen is worth showing, and what leads there. */
  prunes?: boolean | undefined
}

/** Reads what a server answered as nodes; what has no id cannot be chosen and is left out. */
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

/** A path as people read it. */
export const pathText = (path: readonly ChoiceStep[]): string => path.map(({ fullName }) => fullName).join('/')
