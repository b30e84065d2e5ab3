import type { FlowNode, FlowPlace, FlowProblem } from '@sqos/workflow-model'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** What cards show besides their node. It changes with every edit, but rarely for one card. */
export interface CardFacts {
  summaryOf: (node: FlowNode) => string
  problemsOf: (nodeId: string) => readonly FlowProblem[]
  isFound: (nodeId: string) => boolean
}

const NOTHING: CardFacts = { summaryOf: () => '', problemsOf: () => [], isFound: () => false }

/** Holds the facts, so that a card renders again only when its own facts change. */
export function createCards(openMenu: (place: FlowPlace, anchor: Element) => void) {
  const listeners = new Set<() => void>()
  let facts = NOTHING
  return {
    openMenu,
    set(next: CardFacts) {
      facts = next
      for (const listener of listeners) listener()
    },
    get: () => facts,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type Cards = ReturnType<typeof createCards>

const CardsContext = createContext<Cards | undefined>(undefined)

/** Context of the cards: the same object on every render. */
export const CardsProvider = CardsContext.Provider

/** The facts and actions of cards. */
export function useCards(): Cards {
  const cards = useContext(CardsContext)
  if (!cards) throw new Error('A part of the flow designer is used outside of <FlowDesigner>.')
  return cards
}

/** Selects a text, a number or a flag of the facts. */
export function useCardFact<Value extends string | number | boolean>(select: (facts: CardFacts) => Value): Value {
  const { subscribe, get } = useCards()
  return useSyncExternalStore(subscribe, () => select(get()))
}
