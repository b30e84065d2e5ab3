import { checkPattern } from './check.ts'

// Source of all rules: specification of the shell, section 5.

/** Letters, digits and dots, no dot at either end. */
export const checkCode = checkPattern('code', /^[A-Za-z0-9](?:[A-Za-z0-9.]*[A-Za-z0-9])?$/)

/** Digits. */
export const checkNumericCode = checkPattern('numericCode', /^[0-9]+$/)

/** Letters and digits. */
export const checkAccount = checkPattern('account', /^[A-Za-z0-9]+$/)

/**
 * Chinese, letters and digits, no special characters.
 * Chinese is every Han character, rare ones in names included.
 */
export const checkName = checkPattern('name', /^[\p{Script=Han}A-Za-z0-9]+$/u)

/** Han characters, no punctuation. */
export const checkChinese = checkPattern('chinese', /^\p{Script=Han}+$/u)

/** 6 to 16 letters and digits, both present. */
export const checkPassword = checkPattern('password', /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{6,16}$/)

/** The characters of a barcode: letters and digits. */
export const checkBarcode = checkPattern('barcode', /^[A-Za-z0-9]+$/)
