import type { FlowNode } from '@sqos/workflow-model'
import { type ComponentType, createContext, useContext } from 'react'

/** How the parts of the picture are drawn: for editing, or for reading. */
export interface PictureParts {
  /** A node. */
  Card: ComponentType<{ node: FlowNode }>
  /** The line below a node, or behind its block. */
  Line: ComponentType<{ after: string; isBehindBlock: boolean }>
  /** The head of a block. */
  BlockHead: ComponentType<{ owner: FlowNode }>
}

const PartsContext = createContext<PictureParts | undefined>(undefined)

/** Context of the parts. Pass the same object on every render. */
export const PartsProvider = PartsContext.Provider

/** The parts of this picture. */
export function usePictureParts(): PictureParts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('A part of a flow picture is used outside of <FlowTree>.')
  return parts
}
