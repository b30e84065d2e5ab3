import { createContext } from 'react'

/** What a visible label tells the field below it. */
export interface FieldItemState {
  labelId?: string
  controlId?: string
  helpId?: string | undefined
  /** The mark at the label that says that a value is needed. */
  requiredId?: string | undefined
  required?: boolean | undefined
  problem?: string | undefined
}

export const FieldItemContext = createContext<FieldItemState>({})
