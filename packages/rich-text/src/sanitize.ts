import createPurifier from 'dompurify'
import { cleanStyle } from './css-text.ts'

/** Elements of this editor and of the former one. */
const ALLOWED_TAGS = (
  'p div h1 h2 h3 h4 h5 h6 blockquote pre hr br ul ol li span strong b em i u s del code sub sup a img ' +
  'table thead tbody tr th td'
).split(' ')

const ALLOWED_ATTR = ['href', 'src', 'alt', 'title', 'style', 'dir', 'start', 'width', 'height', 'colspan', 'rowspan']

/** Web, mail, telephone, and paths of the same server; `//host` is another server. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i
const PICTURE = /^data:image\/(png|jpeg|gif|webp);base64,/i

/** Whether a link may lead to an address. */
export const isSafeAddress = (address: string): boolean => ADDRESS.test(address.trim())

/** Whether a picture is embedded in the text. */
export const isEmbeddedPicture = (address: string): boolean => PICTURE.test(address.trim())

/** Whether a picture may come from an address. */
export const isSafePicture = (address: string): boolean => isSafeAddress(address) || isEmbeddedPicture(address)

let purifier: ReturnType<typeof createPurifier> | undefined

/** A separate instance, because hooks of the shared one would affect the host. */
function ownPurifier() {
  if (purifier) return purifier
  const created = createPurifier(window)
  created.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName, attrValue } = attribute
    if (attrName === 'style') attribute.attrValue = cleanStyle(attrValue)
    if (attrName === 'href') attribute.keepAttr = isSafeAddress(attrValue)
    if (attrName === 'src') attribute.keepAttr = element.tagName === 'IMG' && isSafePicture(attrValue)
    if (attribute.attrValue === '' && attrName === 'style') attribute.keepAttr = false
  })
  created.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A') {
      element.setAttribute('target', '_blank')
      element.setAttribute('rel', 'noopener noreferrer nofollow')
    }
  })
  purifier = created
  return created
}

const CONFIG = { ALLOWED_TAGS, ALLOWED_ATTR, ALLOWED_URI_REGEXP: /^/, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false }

/** Sanitises HTML: removes active content, foreign resources and formatting that the toolbar does not have. */
export const sanitize = (html: string): string => ownPurifier().sanitize(html, CONFIG)

/** Sanitises HTML of a document, which may have variables. */
export const sanitizeDocument = (html: string): string =>
  ownPurifier().sanitize(html, { ...CONFIG, ALLOWED_ATTR: [...ALLOWED_ATTR, 'data-variable'] })

/**
 * Sanitises HTML to DOM nodes. Sets styles one by one, because a strict Content-Security-Policy forbids style
 * attributes in HTML.
 */
export function sanitizeToNodes(html: string): DocumentFragment {
  const nodes = ownPurifier().sanitize(html, { ...CONFIG, RETURN_DOM_FRAGMENT: true })
  for (const element of nodes.querySelectorAll<HTMLElement>('[style]')) {
    const css = element.getAttribute('style') ?? ''
    element.removeAttribute('style')
    element.style.cssText = css
  }
  return nodes
}
