import { dateFunctions } from './date-functions.ts'
import type { FormulaFunction } from './function-kit.ts'
import { logicFunctions } from './logic-functions.ts'
import { numberFunctions } from './number-functions.ts'
import { textFunctions } from './text-functions.ts'

/** All functions, in the order of the list. */
export const formulaFunctions: readonly FormulaFunction[] = [
  ...numberFunctions,
  ...logicFunctions,
  ...textFunctions,
  ...dateFunctions,
]

const BY_NAME: ReadonlyMap<string, FormulaFunction> = new Map(formulaFunctions.map((one) => [one.name, one]))

/** The function of a name. */
export const functionOf = (name: string): FormulaFunction | undefined => BY_NAME.get(name)

/** Whether a function has this name. */
export const isFunction = (name: string): boolean => BY_NAME.has(name)
