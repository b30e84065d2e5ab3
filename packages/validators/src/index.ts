export { isOwnPath, isWebAddress } from './addresses.ts'
export { checkEmail, checkPhone } from './contact-checks.ts'
export { checkIdCard } from './id-card.ts'
export { checkLicencePlate } from './licence-plate.ts'
export { checkHalfHours, checkNumberRange, checkPositiveInteger } from './number-checks.ts'
export {
  checkAccount,
  checkBarcode,
  checkChinese,
  checkCode,
  checkName,
  checkNumericCode,
  checkPassword,
} from './text-checks.ts'
export type { Check, Problem } from './check.ts'
export { normaliseDigits } from './normalise-digits.ts'
export { validatorsCatalogue } from './catalogue.ts'
