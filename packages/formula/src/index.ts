export { checkExpression, resultType } from './expression/check.ts'
export type { Fault, FaultCode } from './expression/check.ts'
export {
  expressionFromText,
  expressionToSource,
  expressionToText,
  normaliseExpression,
  readSource,
} from './expression/text.ts'
export type { ReadSource, SourceFields, SourceRange } from './expression/text.ts'
export { formulaFunctions } from './language/functions.ts'
export { FUNCTION_GROUPS } from './language/function-kit.ts'
export type { FormulaFunction, FunctionContext } from './language/function-kit.ts'
export type { Lookup, LookupField } from './language/lookup.ts'
export { lookupsIn } from './expression/lookups.ts'
export type { KnownFields } from './language/infer.ts'
export type { Value, ValueType } from './language/value.ts'
export { evaluate } from './calculation/evaluate.ts'
export type { Evaluation } from './calculation/evaluate.ts'
export { tokenise } from './expression/tokens.ts'
export type { Comparison, DesignerToken, Expression, FieldToken, Operator, Token } from './expression/tokens.ts'
export { calculate, explain } from './calculation/calculate.ts'
export type { Result } from './calculation/calculate.ts'
export type { Scope } from './calculation/operand.ts'
export { createCalculation } from './calculation/calculation.ts'
export type { Calculation, CalculationDocument, Change, Edit, RowChange } from './calculation/calculation.ts'
export { findCycles } from './calculation/formulas.ts'
export type { FormulaField, FormulaProblem } from './calculation/formulas.ts'
export type { ExplainedOperand, ExplainedStep, Explanation } from './calculation/explain.ts'
export type { Refusal } from './arithmetic/fraction.ts'
export { amountInCapitals } from './amount/capitals.ts'
export { shortenNumber } from '@sqos/contract/numbers'
export { describeExplanation, describeProblem } from './describe.ts'
export { formulaCatalogue } from './catalogue.ts'
