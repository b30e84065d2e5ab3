import createPurifier from 'dompurify'

/** Elements of documents: those of the editor, and those of templates of the API family. */
const ALLOWED_TAGS = (
  'p div section h1 h2 h3 h4 h5 h6 blockquote pre hr br ul ol li span strong b em i u s del code sub sup a img font ' +
  'table caption colgroup col thead tbody tfoot tr th td'
).split(' ')

const ALLOWED_ATTR = (
  'href src alt title style dir start width height colspan rowspan align valign border cellpadding cellspacing color ' +
  'size face bgcolor class'
).split(' ')

/** A picture inside of the document, of this server, or of the web. `//host` is another server. */
const PICTURE = /^(data:image\/(png|jpeg|gif|webp);base64,|https?:\/\/|\/(?![/\\]))/i
const LINK = /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i

/** Properties of documents on paper. Values that load resources or leave the page are removed. */
const ALLOWED_PROPERTIES =
  /^(color|background(-color)?|font(-(family|size|style|weight|variant))?|line-height|letter-spacing|text-(align|decoration|indent|transform|overflow)|vertical-align|white-space|word-(break|wrap)|overflow-wrap|direction|list-style(-type)?|display|float|clear|width|height|(min|max)-(width|height)|margin(-(top|right|bottom|left|inline-start|inline-end))?|padding(-(top|right|bottom|left|inline-start|inline-end))?|border(-(top|right|bottom|left))?(-(color|style|width))?|border-(collapse|spacing|radius)|table-layout|(page-)?break-(before|after|inside)|writing-mode|opacity)$/
const FORBIDDEN_VALUE = /url\(|expression|image-set|var\(|@|javascript|\\/i

/** Whether a picture may come from an address. */
export const isSafePicture = (address: string): boolean => PICTURE.test(address.trim())

/** A style attribute without declarations that load something. */
export const cleanStyle = (css: string): string =>
  declarationsOf(css)
    .flatMap(({ text, isAllowed }) => (isAllowed ? [text] : []))
    .join('; ')

/** The declarations that `cleanStyle` removes. */
export const droppedStyle = (css: string): string =>
  declarationsOf(css)
    .flatMap(({ text, isAllowed }) => (isAllowed ? [] : [text]))
    .join('; ')

const declarationsOf = (css: string) =>
  css.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    if (colon <= 0) return []
    const property = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    const isAllowed = ALLOWED_PROPERTIES.test(property) && !FORBIDDEN_VALUE.test(value)
    return [{ text: `${property}: ${value}`, isAllowed }]
  })

let purifier: ReturnType<typeof createPurifier> | undefined

/** A separate instance, because hooks of the shared one would affect the host. */
function ownPurifier() {
  if (purifier) return purifier
  const created = createPurifier(window)
  created.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName, attrValue } = attribute
    if (attrName === 'style' || attrName === 'data-css') attribute.attrValue = cleanStyle(attrValue)
    if (attrName === 'style' && attribute.attrValue === '') attribute.keepAttr = false
    if (attrName === 'href') attribute.keepAttr = LINK.test(attrValue.trim())
    if (attrName === 'src') attribute.keepAttr = element.tagName === 'IMG' && isSafePicture(attrValue)
  })
  created.addHook('afterSanitizeAttributes', (element) => {
    const css = element.getAttribute('style')
    if (css === null) return
    element.setAttribute('data-css', css)
    element.removeAttribute('style')
  })
  purifier = created
  return created
}

/**
 * The nodes of a document without active content and foreign resources. Styles are in `data-css`, because a strict
 * Content-Security-Policy refuses style attributes of parsed HTML; `applyStyles` sets them.
 */
export const sanitizeDocument = (html: string): DocumentFragment =>
  // Before the parser, which would report each style attribute to the console.
  ownPurifier().sanitize(withStylesAside(html), {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOWED_URI_REGEXP: /^/,
    ALLOW_DATA_ATTR: true,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })

/** HTML whose style attributes are in `data-css`. */
export const withStylesAside = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-css='))

/** Sets the styles that `sanitizeDocument` has put aside. */
export function applyStyles(nodes: ParentNode): void {
  for (const element of nodes.querySelectorAll<HTMLElement>('[data-css]')) {
    element.style.cssText = element.dataset['css'] ?? ''
    delete element.dataset['css']
  }
}
