/** A part of a text; `href` when it is an address. */
export interface TextPart {
  text: string
  href?: string
}

/** Addresses of web pages: no other protocol, so that no text runs a script. */
const ADDRESS = /(?:https?:\/\/|\bwww\.)[^\s<>"'`，。；：！？、（）《》【】「」“”]+/gi
/** Punctuation after an address belongs to the sentence. */
const TRAILING = /[.,;:!?)\]}]+$/

/** Splits a text into addresses and what is between them. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '')
    const href = hrefOf(address)
    if (href === undefined) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: address, href })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

function hrefOf(address: string): string | undefined {
  const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`)
  return (url && url.hostname.includes('.')) || url?.hostname === 'localhost' ? url?.href : undefined
}
