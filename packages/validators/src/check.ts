/** What is wrong with a value: the key of its text in this package's catalogue. */
export type Problem = 'code' | 'name' | 'password'

/** A check: the value in, its problem or nothing out. Emptiness is not its business: fields say themselves if they are required. */
export type Check = (value: string) => Problem | undefined

const check = (pattern: RegExp, problem: Problem): Check => {
  return (value) => (value === '' || pattern.test(value) ? undefined : problem)
}

/** Letters, digits and dots, no dot at either end. Source: specification of the shell, section 5. */
export const checkCode = check(/^[A-Za-z0-9](?:[A-Za-z0-9.]*[A-Za-z0-9])?$/, 'code')

/**
 * Chinese, letters and digits, no special characters. Source: specification of the shell, section 5.
 * Chinese is every Han character, rare ones in names included.
 */
export const checkName = check(/^[\p{Script=Han}A-Za-z0-9]+$/u, 'name')

/** 6 to 16 letters and digits, both present. Source: specification of the shell, section 5. */
export const checkPassword = check(/^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{6,16}$/, 'password')
