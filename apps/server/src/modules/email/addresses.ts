import { checkEmail } from '@sqos/validators'
import { refusedField } from '../../platform/errors.ts'

/** Recipients of one mail. */
export const MAX_RECIPIENTS = 100

/** An address with its name. */
interface Address {
  name: string
  address: string
}

/** Splits at commas and semicolons of any script and at line breaks, except inside quotes and brackets. */
const PIECE = /(?:"[^"]*"|<[^<>]*>|[^,;，；、\n"<>])+/g

/** Reads addresses that a user typed: `a@b.c`, `Name <a@b.c>`. Refuses wrong ones at their field. */
export function readAddresses(text: string, field: string): Address[] {
  return (text.match(PIECE) ?? [])
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, name = '', bracketed] = /^"?([^"<]*)"?\s*<([^<>]*)>$/.exec(piece) ?? []
      const address = (bracketed ?? piece).trim()
      if (checkEmail(address) !== undefined || address === '')
        throw refusedField(field, 'email.addressInvalid', { address: piece.slice(0, 100) })
      return { name: name.trim(), address }
    })
}
