import type { Advance } from './advance.ts'
import { demandRunning, Refused, type Draft, type DraftNode } from './draft.ts'
import { RECORD_KIND, type ActionOf } from './types.ts'

/** The rule of rounds that an administrator has added. */
const AGAIN = 'loopAgain'

/** The loops of a task: to which node they return, and how many rounds are left. */
export function loopsOf(work: Draft) {
  const { draft, design } = work

  /** The number of rounds that a loop has made, and the number that it may make. */
  function roundsOf(node: DraftNode): { made: number; permitted: number } {
    // Rejections do not give new rounds, so that a task always ends.
    const records = draft.records.filter(({ kind, nodeId }) => kind === RECORD_KIND.loop && nodeId === node.id)
    const again = records.filter(({ auto }) => auto?.rule === AGAIN).length
    const { maxRounds = 0 } = design.loops.get(node.code) ?? {}
    return { made: records.length, permitted: maxRounds * (1 + again) }
  }

  /** The passed node to which a loop returns. */
  function targetOf(node: DraftNode): DraftNode | undefined {
    const target = work.nodeAt(design.loops.get(node.code)?.nodeId ?? '')
    if (!target || target.completion === 0 || target.type === 'start') return undefined
    return work.behind([target.code]).has(node.code) ? target : undefined
  }

  /** The target of the next round; undefined when no round is left. */
  function nextTarget(node: DraftNode): DraftNode | undefined {
    const { made, permitted } = roundsOf(node)
    return made < permitted ? targetOf(node) : undefined
  }

  /** Notes a round; returns the id of its line. */
  function addRound(node: DraftNode, { target, by }: { target: DraftNode; by?: string }): string {
    const { made, permitted } = roundsOf(node)
    const { maxRounds = 0 } = design.loops.get(node.code) ?? {}
    const limit = by === undefined ? permitted : permitted + maxRounds
    const auto = {
      rule: by === undefined ? 'loop' : AGAIN,
      params: { node: target.name, round: String(made + 1), limit: String(limit), ...(by !== undefined && { by }) },
    }
    return work.addRecord(node, { kind: RECORD_KIND.loop, handlerId: by ?? draft.initiatorId, auto }).id
  }

  return { targetOf, nextTarget, addRound }
}

/** Gives a loop that has used its rounds as many again, for administrators. */
export function loopAgain({ waitId, by }: ActionOf<'loopAgain'>, work: Draft, { settle, returnTo }: Advance) {
  const { draft } = work
  demandRunning(work)
  const wait = draft.waits.find(({ id }) => id === waitId)
  const node = draft.nodes.find(({ id }) => id === wait?.nodeId)
  if (wait?.state !== 0 || node?.state !== 0) throw new Refused('notCurrent')
  const { targetOf, addRound } = loopsOf(work)
  const target = targetOf(node)
  if (!target) throw new Refused('notOnPath', node.name)
  wait.state = 1
  returnTo(target, addRound(node, { target, by }))
  settle()
}
