/** What is wrong with a value: a key of the catalogue `validators`. */
export type Problem = 'code' | 'name' | 'password'

/** Looks at a value that is not empty; whether it must be there at all is another question. */
export type Check = (value: string) => Problem | undefined

// Source of the three rules: specification of the shell, section 5.
const CODE = /^[A-Za-z0-9](?:[A-Za-z0-9.]*[A-Za-z0-9])?$/
const NAME = /^[\p{L}\p{M}\p{Nd}]+$/u
const PASSWORD = /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{6,16}$/

/** Letters, digits and dots, no dot at the start or end. */
export const isCode = (value: string): boolean => CODE.test(value)

/** Chinese characters, letters and digits. */
export const isName = (value: string): boolean => NAME.test(value)

/** 6 to 16 letters and digits, at least one of each. */
export const isPassword = (value: string): boolean => PASSWORD.test(value)

/** The problem of a code: 编码只能输入英文、数字和小数点且小数点不能放在首尾. */
export const checkCode: Check = (value) => (value === '' || isCode(value) ? undefined : 'code')

/** The problem of a name: 名称不能含有特殊符号. */
export const checkName: Check = (value) => (value === '' || isName(value) ? undefined : 'name')

/** The problem of a new password: 6-16位字符的密码（数字和字母组成）. */
export const checkPassword: Check = (value) => (value === '' || isPassword(value) ? undefined : 'password')
