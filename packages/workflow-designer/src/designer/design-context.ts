import type { FlowField, FlowNode, FlowProblem } from '@sqos/workflow-model'
import { createContext, type ReactNode, useContext } from 'react'
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
  /** What the field holds, for approvers from the form. */
  people?: 'users' | 'departments' | 'positions' | 'roles' | undefined
}

/** What the flow engine of the application runs besides approvals, conditions and parallel branches. */
export type FlowFeature =
  | 'copy'
  | 'timer'
  | 'subFlow'
  | 'inclusive'
  | 'choose'
  | 'timeLimit'
  | 'agreeRules'
  | 'schedule'
  | 'emptyRule'
  | 'veto'
  | 'service'
  | 'loop'

/** Another flow, or a template. */
export interface FlowChoice {
  id: string
  fullName: string
}

/** A message template. */
export interface FlowMessageTemplate extends FlowChoice {
  /** Parameters to which a node gives values; none when left out. */
  templateJson?: readonly { field: string; fieldName: string }[] | undefined
}

/** A field of the form of another flow. */
export interface FlowChoiceField {
  id: string
  name: string
}

/** A parameter of a data interface. */
export interface FlowInterfaceParameter {
  field: string
  fieldName: string
  isRequired: boolean
}

/** Data interfaces that events and services call. */
export interface FlowInterfaces {
  list: readonly { id: string; fullName: string }[]
  /** Reads the parameters of an interface. */
  parametersOf: (interfaceId: string) => Promise<readonly FlowInterfaceParameter[]>
}

/** An open editor of a formula. */
export interface FlowFormulaEdit {
  /** What the formula is for. */
  title: string
  /** The stored formula, or an empty list. */
  value: readonly unknown[]
  /** Takes the stored form of the new formula. */
  onSave: (formula: readonly unknown[]) => void
  onClose: () => void
}

/** Renders the editor of a formula over the fields of the form, with a true or false result. */
export type FlowFormulaEditor = (edit: FlowFormulaEdit) => ReactNode

/** What the parts of the designer share. */
export interface Design {
  fields: readonly FlowFormField[]
  features: ReadonlySet<FlowFeature>
  flows: readonly FlowChoice[]
  /** Reads the fields of a flow that a sub flow starts; undefined when values cannot be passed. */
  fieldsOfFlow: ((flowId: string) => Promise<readonly FlowChoiceField[]>) | undefined
  /** Undefined when the engine calls no interfaces. */
  interfaces: FlowInterfaces | undefined
  /** Print templates that a node can choose. */
  printTemplates: readonly FlowChoice[]
  /** Message templates that a node can choose. */
  messageTemplates: readonly FlowMessageTemplate[]
  /** Undefined when conditions have no formulas. */
  formulaEditor: FlowFormulaEditor | undefined
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
