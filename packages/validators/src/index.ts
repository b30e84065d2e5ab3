export { checkCode, checkName, checkPassword } from './check.ts'
export type { Check, Problem } from './check.ts'
export { validatorsCatalogue } from './catalogue.ts'
