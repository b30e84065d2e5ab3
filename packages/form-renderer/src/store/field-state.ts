import type { FormItem, JsonRecord, RuleEffectOf, ValueFault } from '@sqos/form-model'

/** The state of a field; a new object after every change. */
export interface FieldState {
  readonly value: unknown
  readonly fault: ValueFault | undefined
  readonly isHidden: boolean
  readonly isRequired: boolean
  readonly isDisabled: boolean
  /** Whether the value is 0 because its formula cannot be calculated. */
  readonly isRefused: boolean
  /** Options that a script has set. */
  readonly options: readonly unknown[] | undefined
  /** The values of the options that rules leave; undefined for all. */
  readonly offered: readonly string[] | undefined
  /** For sub-tables with rules: the effect on a column in a row. Another function after other values of the form. */
  readonly cells: ((column: FormItem, row: JsonRecord) => RuleEffectOf) | undefined
}

/** The state of a component without a value and rules. */
export const NO_STATE: FieldState = {
  value: undefined,
  fault: undefined,
  isHidden: false,
  isRequired: false,
  isDisabled: false,
  isRefused: false,
  options: undefined,
  offered: undefined,
  cells: undefined,
}
