const KEPT = 3
const HIDDEN = 4

/**
 * A phone number with the digits 4 to 7 replaced by asterisks (specification §5): 138****8000. Spaces, hyphens and brackets stay
 * where they are and do not count.
 */
export function maskPhoneNumber(number: string): string {
  let seen = 0
  return number.replaceAll(/[^\s()-]/g, (character) => {
    seen += 1
    return seen > KEPT && seen <= KEPT + HIDDEN ? '*' : character
  })
}
