import { escapeHtml } from '../../../platform/html.ts'
import type { DocumentMark, DocumentNode } from './read-document.ts'

/** The value of a variable; undefined when it has none. */
export type Fill = (variable: { code: string; name: string }) => string | undefined

/** How an unfilled variable is marked in files. */
const unfilled = (name: string) => `【${name}】`

/** Name and filled text of a variable. */
export function filledVariable({ attrs = {} }: DocumentNode, fill: Fill): string {
  const code = String(attrs['code'] ?? '')
  const name = String(attrs['name'] ?? code)
  return fill({ code, name }) ?? unfilled(name)
}

const TAGS: Readonly<Record<string, string | undefined>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
}

const MARKS: Readonly<Record<string, string | undefined>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
}

/** A document as HTML, with its variables filled in. All text is escaped; the document was checked when it was read. */
export function writeHtml(node: DocumentNode, fill: Fill): string {
  const inside = () => (node.content ?? []).map((child) => writeHtml(child, fill)).join('')
  const { attrs = {} } = node
  switch (node.type) {
    case 'doc':
      return inside()
    case 'text':
      return marked(escapeHtml(node.text ?? ''), node.marks)
    case 'variable':
      return marked(lines(filledVariable(node, fill)), node.marks)
    case 'hardBreak':
      return '<br>'
    case 'horizontalRule':
      return '<hr>'
    case 'codeBlock':
      return `<pre><code>${inside()}</code></pre>`
    case 'image':
      return `<img${attributes({ src: attrs['src'], alt: attrs['alt'] ?? '', title: attrs['title'], width: attrs['width'], height: attrs['height'] })}>`
    case 'heading':
      return element(`h${attrs['level']}`, blockAttributes(attrs), inside())
    case 'table':
      return `<table><tbody>${inside()}</tbody></table>`
    case 'orderedList':
      return element('ol', attrs['start'] === 1 ? {} : { start: attrs['start'] }, inside())
    case 'tableCell':
    case 'tableHeader':
      return element(TAGS[node.type] ?? 'td', spans(attrs), inside())
    default:
      return element(TAGS[node.type] ?? 'div', blockAttributes(attrs), inside())
  }
}

type Attributes = Record<string, string | number | undefined>

const element = (tag: string, values: Attributes, inside: string) => `<${tag}${attributes(values)}>${inside}</${tag}>`

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('')

function blockAttributes({ align, indent, dir }: Attributes): Attributes {
  const style = [align && `text-align: ${align}`, indent && `padding-inline-start: ${Number(indent) * 2}em`]
    .filter(Boolean)
    .join('; ')
  return { dir, style: style || undefined }
}

const spans = ({ colspan, rowspan }: Attributes): Attributes => ({
  colspan: colspan === 1 ? undefined : colspan,
  rowspan: rowspan === 1 ? undefined : rowspan,
})

const lines = (text: string) => text.split('\n').map(escapeHtml).join('<br>')

function marked(html: string, marks: readonly DocumentMark[] = []): string {
  return marks.reduceRight((inside, { type, attrs = {} }) => {
    if (type === 'link')
      return element('a', { href: attrs['href'], target: '_blank', rel: 'noopener noreferrer nofollow' }, inside)
    if (type === 'letters') {
      const style = [
        attrs['color'] && `color: ${attrs['color']}`,
        attrs['ground'] && `background-color: ${attrs['ground']}`,
        attrs['size'] && `font-size: ${attrs['size']}`,
      ]
        .filter(Boolean)
        .join('; ')
      return style === '' ? inside : element('span', { style }, inside)
    }
    const tag = MARKS[type]
    return tag === undefined ? inside : `<${tag}>${inside}</${tag}>`
  }, html)
}

const PAGE_STYLE =
  'body{max-width:816px;margin:40px auto;padding:0 16px;font:16px/1.6 system-ui,sans-serif}' +
  'table{width:100%;border-collapse:collapse}th,td{padding:4px 8px;border:1px solid #c9cdd4;text-align:start}img{max-width:100%}'

/** A complete HTML file. */
export const htmlFile = ({ title, html, language }: { title: string; html: string; language: string }): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${PAGE_STYLE}</style></head>` +
  `<body>${html}</body></html>`
