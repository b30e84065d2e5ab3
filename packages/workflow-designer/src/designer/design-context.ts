import type { FlowField, FlowNode, FlowProblem } from '@sqos/workflow-model'
import { createContext, useContext } from 'react'
import type { Addable } from '../store/flow-store.ts'

/** A field of the form, as conditions and permissions use it. */
export interface FlowFormField extends FlowField {
  /** The kind of the field, stored in conditions and permissions. */
  sqosKey: string
  /** How a value is entered. */
  value: 'text' | 'number' | 'date' | 'options' | 'switch' | 'user' | 'department' | 'position' | 'none'
  options?: readonly { value: string; label: string }[] | undefined
  /** Whether the form itself requires the field. */
  isRequired?: boolean | undefined
  /** Whether the field belongs to a sub-table: such fields have permissions and no conditions. */
  isInTable?: boolean | undefined
  /** Whether the server sets the value: such fields cannot be required. */
  isSystem?: boolean | undefined
  /** Whether the field holds users or departments, for approvers from the form. */
  people?: 'users' | 'departments' | undefined
}

/** What the flow engine of the application runs besides approvals, conditions and parallel branches. */
export type FlowFeature =
  | 'copy'
  | 'timer'
  | 'subFlow'
  | 'inclusive'
  | 'timeLimit'
  | 'agreeRules'
  | 'emptyRule'
  | 'veto'
  | 'service'

/** Another flow that can be started. */
export interface FlowChoice {
  id: string
  fullName: string
}

/** A field of the form of another flow. */
export interface FlowChoiceField {
  id: string
  name: string
}

/** What the parts of the designer share. */
export interface Design {
  fields: readonly FlowFormField[]
  features: ReadonlySet<FlowFeature>
  flows: readonly FlowChoice[]
  /** Reads the fields of a flow that a sub flow starts; undefined when values cannot be passed. */
  fieldsOfFlow: ((flowId: string) => Promise<readonly FlowChoiceField[]>) | undefined
  summaryOf: (node: FlowNode) => string
  problems: readonly FlowProblem[]
  problemsOf: (nodeId: string) => readonly FlowProblem[]
  /** What the menu offers. */
  addable: readonly Addable[]
}

const DesignContext = createContext<Design | undefined>(undefined)

/** Context of the designer's parts. */
export const DesignProvider = DesignContext.Provider

/** What the parts of the designer share. */
export function useDesign(): Design {
  const design = useContext(DesignContext)
  if (!design) throw new Error('A part of the flow designer is used outside of <FlowDesigner>.')
  return design
}
