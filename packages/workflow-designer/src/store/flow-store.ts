import {
  addBranch,
  type BlockKind,
  blockOf,
  branchesOf,
  changeNode,
  copyOf,
  findNode,
  type FlowNode,
  type FlowPlace,
  type FlowProblem,
  insertBlock,
  insertNode,
  loopTargets,
  moveBranch,
  moveNode,
  newBranch,
  newNode,
  type NewNodeType,
  nodesOf,
  parseFlow,
  removeNode,
  serialiseFlow,
  visitOf,
  withDefaultBranch,
  withNewIds,
} from '@sqos/workflow-model'
import { commit, type History, redo, undo } from '@sqos/hooks/history'

/** A notice for screen readers: a key of the texts. */
export interface FlowNotice {
  key: 'added' | 'moved' | 'copied' | 'pasted' | 'duplicated' | 'removed' | 'undone' | 'redone' | 'notPossible'
  params: Readonly<Record<string, string | number>>
  /** A counter, so that equal notices are announced again. */
  id: number
}

/** The part that the side panel shows. */
export type FlowPanel = 'node' | 'problems' | undefined

/** State of the designer. */
export interface FlowState {
  root: FlowNode
  /** The id of the selected node. */
  selected: string | undefined
  panel: FlowPanel
  /** What is added: titles of new nodes in the language of the person. */
  canUndo: boolean
  canRedo: boolean
  canPaste: boolean
  /** Whether the document has changed since it was opened or saved. */
  isDirty: boolean
  notice: FlowNotice | undefined
  /** Problems of reading the stored document. */
  readProblems: readonly FlowProblem[]
}

/** What can be added to a line. */
export type Addable = NewNodeType | BlockKind

interface Present {
  root: FlowNode
  selected: string | undefined
}

const isBlock = (what: Addable): what is BlockKind =>
  what === 'condition' || what === 'interflow' || what === 'inclusive' || what === 'choose'

/** Creates ids of nodes. */
const createId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/** Store of the document, its history and the selection. */
export function createFlowStore(flow: unknown) {
  const listeners = new Set<() => void>()
  const parsed = parseFlow(flow)
  let history: History<Present> = {
    past: [],
    present: { root: parsed.root, selected: undefined },
    future: [],
    merge: undefined,
  }
  let saved = parsed.root
  let clipboard: FlowNode | undefined
  let panel: FlowPanel
  let notices = 0
  let state = view(undefined)

  function view(notice: FlowNotice | undefined): FlowState {
    return {
      ...history.present,
      panel,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      canPaste: clipboard !== undefined,
      isDirty: history.present.root !== saved,
      notice,
      readProblems: parsed.problems,
    }
  }

  function show(next: History<Present>, notice?: Omit<FlowNotice, 'id'>) {
    history = next
    if (panel === 'node' && next.present.selected === undefined) panel = undefined
    state = view(notice ? { ...notice, id: ++notices } : state.notice)
    for (const listener of listeners) listener()
  }

  const titleOf = (id: string | undefined) => {
    const title = findNode(state.root, id ?? '')?.properties['title']
    return typeof title === 'string' ? title : ''
  }
  const say = (key: FlowNotice['key'], title = '') => show(history, { key, params: { title } })

  /** Commits an edit, or announces that it is not possible. */
  function take(
    root: FlowNode,
    { selected, key, title }: { selected: string | undefined; key: FlowNotice['key']; title: string },
  ) {
    if (root === state.root) return say('notPossible', title)
    show(commit(history, { root, selected }), { key, params: { title } })
  }

  function select(selected: string | undefined) {
    if (selected !== state.selected) show({ ...history, present: { ...history.present, selected } })
  }

  /** Adds a node or a block of two branches to a line, and opens its settings. `titles` are for the new nodes. */
  function add(what: Addable, place: FlowPlace, titles: readonly string[]) {
    const [first = '', second = first] = titles
    if (!isBlock(what)) {
      const node = newNode(what, createId(), { title: first, ...(what === 'loop' && { nodeId: nearestTarget(place) }) })
      take(insertNode(state.root, place, node), { selected: node.nodeId, key: 'added', title: first })
    } else {
      const branches = [first, second].map((title) => newBranch(what, createId(), { title }))
      const root = insertBlock(state.root, place, { kind: what, branches, emptyId: createId() })
      take(root, { selected: branches[0]?.nodeId, key: 'added', title: first })
    }
    setPanel('node')
  }

  /** The node to which a loop in a line returns by default: the last one before it. */
  function nearestTarget(place: FlowPlace): string {
    const trial = newNode('loop', createId())
    return loopTargets(insertNode(state.root, place, trial), trial.nodeId).at(-1) ?? ''
  }

  /** Nothing follows a loop. */
  const isBehindLoop = ({ after }: FlowPlace) => findNode(state.root, after)?.type === 'loop'

  function addBranchTo(ownerId: string, title: string) {
    const kind = blockOf(findNode(state.root, ownerId) ?? state.root)
    if (kind === undefined) return
    const branch = newBranch(kind, createId(), { title })
    take(addBranch(state.root, ownerId, branch), { selected: branch.nodeId, key: 'added', title })
    setPanel('node')
  }

  function remove(nodeId = state.selected) {
    const visit = nodeId === undefined ? undefined : visitOf(state.root, nodeId)
    if (!visit) return
    const root = removeNode(state.root, visit.node.nodeId)
    // The card above gets the selection; an invisible node has no card.
    const next = [visit.parent, root].find((node) => node && node.type !== 'empty' && findNode(root, node.nodeId))
    take(root, { selected: next?.nodeId, key: 'removed', title: titleOf(visit.node.nodeId) })
  }

  function copy(nodeId = state.selected) {
    const copied = nodeId === undefined ? undefined : copyOf(state.root, nodeId)
    if (!copied) return say('notPossible', titleOf(nodeId))
    clipboard = copied
    say('copied', titleOf(nodeId))
  }

  /** Pastes a copied branch beside the branches of a block, another node into a line. */
  function pasteAt(place: FlowPlace, node: FlowNode | undefined, key: 'pasted' | 'duplicated') {
    if (!node) return
    if (isBehindLoop(place)) return say('notPossible', titleText(node))
    const pasted = withNewIds(node, createId)
    const isHead = node.type === 'condition' || node.isInterflow === true
    const root = isHead ? asBranch(pasted, place) : insertNode(state.root, place, pasted)
    take(root, { selected: pasted.nodeId, key, title: titleText(pasted) })
  }

  function asBranch(branch: FlowNode, { after }: FlowPlace): FlowNode {
    const visit = visitOf(state.root, after)
    const owner = visit?.branch === undefined ? visit?.node : visit.parent
    const isSameKind = branchesOf(owner ?? branch)[0]?.type === branch.type
    const plain = {
      ...branch,
      properties: { ...branch.properties, ...(branch.properties['isDefault'] === true && { isDefault: false }) },
    }
    if (owner && isSameKind) return addBranch(state.root, owner.nodeId, plain)
    if (branch.type === 'condition') return state.root
    const { isInterflow: _first, childNode: _child, ...alone } = branch
    return insertNode(state.root, { after, isBehindBlock: false }, alone)
  }

  /** The line below the selected node, or below the start. */
  const placeOf = (): FlowPlace => ({ after: state.selected ?? state.root.nodeId, isBehindBlock: false })

  function duplicate(nodeId = state.selected) {
    const node = nodeId === undefined ? undefined : copyOf(state.root, nodeId)
    if (!node || nodeId === undefined) return say('notPossible', titleOf(nodeId))
    pasteAt({ after: nodeId, isBehindBlock: false }, node, 'duplicated')
  }

  /** Moves a branch to the left or right, a node past the one above or below it. */
  function nudge(direction: 'left' | 'right' | 'up' | 'down') {
    const { root, selected } = state
    const visit = selected === undefined ? undefined : visitOf(root, selected)
    if (!visit || selected === undefined) return
    const isSideways = direction === 'left' || direction === 'right'
    const place = isSideways ? undefined : neighbour(visit, direction)
    const moved = isSideways ? moveBranch(root, selected, direction) : place ? moveNode(root, selected, place) : root
    take(moved, { selected, key: 'moved', title: titleOf(selected) })
  }

  function neighbour({ node, parent }: { node: FlowNode; parent: FlowNode | undefined }, direction: 'up' | 'down') {
    if (direction === 'down') {
      const next = node.childNode
      return next && next.type !== 'loop'
        ? { after: next.nodeId, isBehindBlock: blockOf(next) !== undefined }
        : undefined
    }
    const above = parent && visitOf(state.root, parent.nodeId)
    if (!above?.parent || above.branch !== undefined) return undefined
    const owner = above.parent
    return { after: owner.nodeId, isBehindBlock: blockOf(owner) !== undefined }
  }

  function setPanel(next: FlowPanel) {
    if (panel === next) return
    panel = next
    show(history)
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add,
    addBranch: addBranchTo,
    remove,
    copy,
    duplicate,
    nudge,
    select,
    setPanel,
    paste: (place: FlowPlace = placeOf()) => pasteAt(place, clipboard, 'pasted'),
    move: (nodeId: string, place: FlowPlace) =>
      take(moveNode(state.root, nodeId, place), { selected: nodeId, key: 'moved', title: titleOf(nodeId) }),
    /** Selects a node and shows its settings. */
    open(nodeId: string) {
      panel = 'node'
      show({ ...history, present: { ...history.present, selected: nodeId } })
    },
    /** Changes one node. Steps with the same `merge` are undone together. */
    change(nodeId: string, change: (node: FlowNode) => FlowNode, merge?: string) {
      const root = withDefaultBranch(changeNode(state.root, nodeId, change), nodeId)
      if (root !== state.root) show(commit(history, { root, selected: state.selected }, merge))
    },
    /** Replaces the document, for example by an imported one. */
    replace(flowJson: unknown) {
      const { root } = parseFlow(flowJson)
      show(commit(history, { root, selected: undefined }))
    },
    undo() {
      if (state.canUndo) show(kept(undo(history)), { key: 'undone', params: {} })
    },
    redo() {
      if (state.canRedo) show(kept(redo(history)), { key: 'redone', params: {} })
    },
    /** The text to store. */
    serialise: () => serialiseFlow(state.root),
    /** Marks the document as saved. */
    markSaved() {
      saved = history.present.root
      show(history)
    },
    count: () => nodesOf(state.root).length,
  }
}

export type FlowStore = ReturnType<typeof createFlowStore>

const titleText = (node: FlowNode) => {
  const { title } = node.properties
  return typeof title === 'string' ? title : ''
}

/** Without a selection of a node that does not exist. */
function kept(history: History<Present>): History<Present> {
  const { root, selected } = history.present
  const isThere = selected !== undefined && findNode(root, selected) !== undefined
  return isThere ? history : { ...history, present: { root, selected: undefined } }
}
