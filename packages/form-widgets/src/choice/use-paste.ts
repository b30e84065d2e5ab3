import { useEffect, useRef, useState } from 'react'
import { completeServices } from '../services/missing-service.ts'
import { useWidgetServices } from '../services/services-context.ts'
import type { ChoiceNode } from './choice-node.ts'
import type { ChoiceSource } from './choice-source.ts'
import { findNames, type FoundNames } from './find-names.ts'

/** State of pasting a list. */
export type PasteState =
  | { status: 'idle' }
  | { status: 'running'; done: number; all: number }
  | { status: 'failed' }
  | { status: 'done'; result: FoundNames; isTooMany: boolean }

interface PasteOptions {
  source: ChoiceSource
  multiple: boolean
  add: (nodes: readonly ChoiceNode[]) => void
}

/** Looks up pasted lists, adds found people and reports the rest. A new list cancels the running lookup. */
export function usePaste({ source, multiple, add }: PasteOptions) {
  const services = useWidgetServices()
  const [state, setState] = useState<PasteState>({ status: 'idle' })
  const run = useRef<AbortController>(undefined)
  const addNow = useRef(add)
  useEffect(() => {
    // Keeps choices made during the lookup.
    addNow.current = add
  })
  useEffect(() => () => run.current?.abort(), [])

  async function start(pasted: string) {
    run.current?.abort()
    const current = new AbortController()
    run.current = current
    const set = (next: PasteState) => !current.signal.aborted && setState(next)
    set({ status: 'running', done: 0, all: 0 })
    try {
      const result = await findNames(pasted, {
        source,
        services: completeServices(services),
        signal: current.signal,
        onProgress: (done, all) => set({ status: 'running', done, all }),
      })
      if (current.signal.aborted) return
      const isTooMany = !multiple && result.found.length > 1
      if (!isTooMany && result.found.length > 0) addNow.current(result.found)
      set({ status: 'done', result, isTooMany })
    } catch {
      set({ status: 'failed' })
    }
  }

  /** Resolves a name with several matches. */
  function settle(name: string, node: ChoiceNode) {
    add([node])
    if (state.status !== 'done') return
    const unclear = state.result.unclear.filter((one) => one.name !== name)
    setState({ ...state, result: { ...state.result, unclear, found: [...state.result.found, node] } })
  }

  return { state, start: (pasted: string) => void start(pasted), settle }
}
