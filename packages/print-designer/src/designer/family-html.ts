import { droppedStyle, withStylesAside } from '../render/sanitize.ts'

/**
 * Templates of other editors have elements and attributes that the editor does not know. `editorHtml` puts them aside into
 * attributes of known elements, and `storedHtml` puts them back, so that an edited template keeps them.
 */

/** Elements that are never kept: they run, load or collect something. */
const ACTIVE =
  'script, style, iframe, object, embed, applet, link, meta, base, template, noscript, svg, math, audio, video'

const TEXT_BLOCKS = 'p h1 h2 h3 h4 h5 h6'
const BLOCKS = new Set(`${TEXT_BLOCKS} div section blockquote ul ol li table pre hr`.split(' '))
/** Parts of tables are handled by their table. */
const PARTS = new Set('thead tbody tfoot tr td th colgroup col caption'.split(' '))
const INLINE = new Set('span a strong b em i u s code br img strike del'.split(' '))
/** Blocks that become a container with a name. */
const OTHER_BLOCKS = new Set(
  'address article aside center dd details dl dt fieldset figcaption figure footer form header main nav summary'.split(
    ' ',
  ),
)
/** Containers whose bare text becomes a paragraph in the editor. */
const CONTAINERS = 'body, div, section, blockquote, td, th, li'

/** Attributes that the editor has itself, by element; `*` for all. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  '*': ['data-css', 'data-show-field', 'data-show-test', 'data-show-value', 'data-name', 'data-kept', 'data-bare'],
  a: ['href', 'target', 'rel', 'title'],
  div: ['data-page-break', 'data-frame', 'data-left', 'data-top', 'data-width', 'data-height', 'data-every-page'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'type'],
  span: [
    'data-tag',
    'data-format',
    'data-aggregate',
    'data-code',
    'data-picture',
    'data-width',
    'data-height',
    'data-inner',
  ],
  table: ['border', 'data-parts'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  tr: ['data-repeat', 'data-part'],
}

const parsed = (html: string) => new DOMParser().parseFromString(withStylesAside(html), 'text/html')

/** HTML of a template for the editor. Styles are in `data-css`. */
export function editorHtml(html: string): string {
  const { body } = parsed(html)
  for (const element of body.querySelectorAll(ACTIVE)) element.remove()
  for (const element of body.querySelectorAll('*')) putAside(element)
  for (const table of body.querySelectorAll('table')) putPartsAside(table)
  for (const container of [body, ...body.querySelectorAll(CONTAINERS)]) wrapBareText(container)
  return body.innerHTML
}

function putAside(element: Element) {
  const name = element.tagName.toLowerCase()
  const isField = name === 'span' && element.hasAttribute('data-tag')
  if (isField && element.childElementCount > 0) element.setAttribute('data-inner', element.innerHTML)
  const known = new Set([...(KNOWN['*'] ?? []), ...(KNOWN[name] ?? [])])
  const kept = [...element.attributes].flatMap(({ name: attribute, value }) => {
    if (known.has(attribute)) return []
    element.removeAttribute(attribute)
    return isActive(attribute, value) ? [] : [[attribute, value]]
  })
  const style = droppedStyle(element.getAttribute('data-css') ?? '')
  if (style) kept.push(['style', style])
  if (kept.length > 0) element.setAttribute('data-kept', JSON.stringify(kept))
  if (BLOCKS.has(name) || PARTS.has(name) || INLINE.has(name)) return
  const other = rename(element, OTHER_BLOCKS.has(name) ? 'div' : 'span')
  other.setAttribute('data-name', name)
}

const isActive = (attribute: string, value: string) =>
  attribute.startsWith('on') || attribute === 'srcdoc' || /^\s*(javascript|vbscript|data:text)/i.test(value)

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Columns and captions are kept as they are; rows remember the part of the table that they are in. */
function putPartsAside(table: HTMLTableElement) {
  const parts = [...table.children].filter(({ tagName }) => tagName === 'COLGROUP' || tagName === 'CAPTION')
  if (parts.length > 0) table.setAttribute('data-parts', parts.map(({ outerHTML }) => outerHTML).join(''))
  for (const part of parts) part.remove()
  for (const row of table.querySelectorAll(':scope > thead > tr')) row.setAttribute('data-part', 'thead')
  for (const row of table.querySelectorAll(':scope > tfoot > tr')) row.setAttribute('data-part', 'tfoot')
}

const isInline = (node: Node) =>
  !(node instanceof Element) ||
  !(
    BLOCKS.has(node.tagName.toLowerCase()) ||
    PARTS.has(node.tagName.toLowerCase()) ||
    node.matches('[data-page-break]')
  )

/** Text that stands in a container without a paragraph gets one that `storedHtml` removes. */
function wrapBareText(container: Element) {
  let run: Node[] = []
  const flush = (before: Node | null) => {
    if (run.some((node) => node instanceof Element || (node.textContent ?? '').trim() !== '')) {
      const paragraph = container.ownerDocument.createElement('p')
      paragraph.setAttribute('data-bare', '')
      container.insertBefore(paragraph, before)
      paragraph.append(...run)
    }
    run = []
  }
  // A copy: wrapping moves nodes.
  const nodes = [...container.childNodes]
  for (const node of nodes) {
    if (isInline(node)) run.push(node)
    else flush(node)
  }
  flush(null)
}

/** HTML as it is stored: what was put aside is back, heads of tables are in `thead`. */
export function storedHtml(html: string): string {
  const { body } = parsed(html)
  for (const table of body.querySelectorAll('table')) putPartsBack(table)
  unwrapBareText(body)
  for (const paragraph of body.querySelectorAll('td > p:only-child, th > p:only-child'))
    if (paragraph.attributes.length === 0) paragraph.replaceWith(...paragraph.childNodes)
  for (const field of body.querySelectorAll('[data-inner]')) {
    field.innerHTML = field.getAttribute('data-inner') ?? ''
    field.removeAttribute('data-inner')
  }
  // The editor writes a semicolon at the end.
  for (const element of body.querySelectorAll('[data-css]'))
    element.setAttribute('data-css', (element.getAttribute('data-css') ?? '').replace(/;\s*$/, ''))
  for (const element of body.querySelectorAll('[data-kept], [data-name]')) putBack(element)
  return body.innerHTML.replaceAll(' data-css=', ' style=')
}

/** Text that had no paragraph has none again. Paragraphs that the user has divided stay paragraphs. */
function unwrapBareText(body: Element) {
  const paragraphs = [...body.querySelectorAll('p[data-bare]')]
  const divided = new Set(
    paragraphs.filter(({ previousElementSibling: before, nextElementSibling: after }) =>
      [before, after].some((other) => other?.matches('p[data-bare]') === true),
    ),
  )
  for (const paragraph of paragraphs) {
    paragraph.removeAttribute('data-bare')
    if (!divided.has(paragraph) && paragraph.attributes.length === 0) paragraph.replaceWith(...paragraph.childNodes)
  }
}

function putPartsBack(table: HTMLTableElement) {
  const parts = table.getAttribute('data-parts')
  table.removeAttribute('data-parts')
  for (const part of ['thead', 'tfoot'] as const) {
    const rows = [...table.querySelectorAll<HTMLElement>(`:scope > tbody > tr[data-part="${part}"]`)]
    if (rows.length > 0) (part === 'thead' ? table.createTHead() : table.createTFoot()).append(...rows)
    for (const row of rows) row.removeAttribute('data-part')
  }
  if (parts) table.insertAdjacentHTML('afterbegin', parts)
}

function putBack(element: Element) {
  for (const [name, value] of keptOf(element.getAttribute('data-kept'))) {
    if (name !== 'style') element.setAttribute(name, value)
    else element.setAttribute('data-css', [element.getAttribute('data-css'), value].filter(Boolean).join('; '))
  }
  element.removeAttribute('data-kept')
  const name = element.getAttribute('data-name')
  element.removeAttribute('data-name')
  if (name !== null && /^[a-z][a-z0-9:-]*$/.test(name) && !element.matches(ACTIVE)) rename(element, name)
}

function keptOf(json: string | null): [string, string][] {
  try {
    const list: unknown = JSON.parse(json ?? '[]')
    if (!Array.isArray(list)) return []
    return list.flatMap((one: unknown) =>
      Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string' && !isActive(one[0], one[1])
        ? [[one[0], one[1]]]
        : [],
    )
  } catch {
    return []
  }
}
