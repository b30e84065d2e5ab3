import { type FormItem, own } from '@sqos/form-model'

/** An e-mail address whose characters need no escapes in `mailto:`: no `?`, `&` or `%` that would add headers or a text. */
const EMAIL = /^[\p{L}\p{N}_+-]+(?:\.[\p{L}\p{N}_+-]+)*@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,63}$/u
// Source: RFC 5321, section 4.5.3.1.
const MAX_EMAIL = 254

/** The address to which a text leads. */
export interface TextLink {
  href: string
  /** Whether it opens in a new tab; e-mail addresses open the mail program. */
  isNewTab: boolean
}

/**
 * The link of a text: the web address in a field that holds links, and an e-mail address in any field of one line.
 * Undefined for every other text.
 */
export function linkOf(item: FormItem | undefined, text: string): TextLink | undefined {
  if (!item) return undefined
  if (own(item.node, 'isLink') === true && /^https?:\/\/\S+$/i.test(text)) return { href: text, isNewTab: true }
  return item.kind.holdsLinks && text.length <= MAX_EMAIL && EMAIL.test(text)
    ? { href: `mailto:${text}`, isNewTab: false }
    : undefined
}
