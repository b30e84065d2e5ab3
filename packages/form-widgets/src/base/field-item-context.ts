import { createContext } from 'react'

/** Context of a visible label for its field. */
export interface FieldItemState {
  labelId?: string
  controlId?: string
  helpId?: string | undefined
  /** The star of the label. */
  requiredId?: string | undefined
  required?: boolean | undefined
  problem?: string | undefined
}

export const FieldItemContext = createContext<FieldItemState>({})
