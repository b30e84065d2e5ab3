import { useState } from 'react'
import { announce } from '../base/announce.ts'
import type { ChoiceNode } from './choice-node.ts'
import { useChoiceText } from './choice-text.ts'

/** The choice by id, in the order of choosing. Unknown nodes are undefined. */
export type Chosen = ReadonlyMap<string, ChoiceNode | undefined>

interface ChoiceStart {
  ids: readonly string[]
  nodeOf: (id: string) => ChoiceNode | undefined
  multiple: boolean
  textOf: (node: ChoiceNode | undefined, id: string) => string
}

/** The unconfirmed choice of a dialog. Announces changes to screen readers. */
export function useChoice({ ids, nodeOf, multiple, textOf }: ChoiceStart) {
  const t = useChoiceText()
  const given = ids.join(',')
  const [{ chosen, start }, setState] = useState(() => ({ chosen: begin(ids), start: given }))
  const setChosen = (next: Chosen) => setState({ chosen: next, start: given })
  // The stored value has changed: the choice is reset to it.
  if (start !== given) setState({ chosen: begin(ids), start: given })

  function add(nodes: readonly ChoiceNode[]) {
    const next = new Map(multiple ? chosen : [])
    for (const node of multiple ? nodes : nodes.slice(0, 1)) next.set(node.id, node)
    setChosen(next)
    const [first] = nodes
    if (nodes.length === 1 && first) announce(t('added', { name: textOf(first, first.id), count: next.size }))
  }

  function remove(id: string) {
    const next = new Map(chosen)
    next.delete(id)
    setChosen(next)
    announce(t('removed', { name: textOf(chosen.get(id) ?? nodeOf(id), id), count: next.size }))
  }

  return {
    chosen,
    add,
    remove,
    clear: () => setChosen(new Map()),
    entries: [...chosen].map(([id, node]) => ({ id, node: node ?? nodeOf(id) })),
  }
}

const begin = (ids: readonly string[]): Chosen => new Map(ids.map((id) => [id, undefined]))
