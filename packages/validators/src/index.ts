export { checkCode, checkName, checkPassword, isCode, isName, isPassword } from './checks.ts'
export type { Check, Problem } from './checks.ts'
export { validatorsLocales } from './locales.ts'
