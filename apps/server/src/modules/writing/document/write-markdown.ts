import type { DocumentMark, DocumentNode } from './read-document.ts'
import { type Fill, filledVariable } from './write-html.ts'

/** A document as Markdown (GitHub flavour, for tables). Alignment, colours and sizes are lost. */
export const writeMarkdown = (document: DocumentNode, fill: Fill): string =>
  `${blocks(document.content ?? [], fill).join('\n\n')}\n`

const blocks = (nodes: readonly DocumentNode[], fill: Fill): string[] => nodes.map((node) => block(node, fill))

function block(node: DocumentNode, fill: Fill): string {
  const { attrs = {}, content = [] } = node
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(Number(attrs['level']))} ${inline(content, fill)}`
    case 'bulletList':
      return content.map((item) => listItem(item, { mark: '- ', fill })).join('\n')
    case 'orderedList':
      return content
        .map((item, place) => listItem(item, { mark: `${Number(attrs['start'] ?? 1) + place}. `, fill }))
        .join('\n')
    case 'blockquote':
      return prefixed(blocks(content, fill).join('\n\n'), '> ')
    case 'codeBlock':
      return `\`\`\`\n${content.map(({ text = '' }) => text).join('')}\n\`\`\``
    case 'horizontalRule':
      return '---'
    case 'table':
      return table(content, fill)
    case 'image':
      return inline([node], fill)
    default:
      // A text that starts like a list, a heading or a quotation is still a paragraph.
      return inline(content, fill).replace(/^(\s*)([#>+-]|\d+[.)])(?=\s)/, String.raw`$1\$2`)
  }
}

const prefixed = (text: string, prefix: string) =>
  text
    .split('\n')
    .map((line) => prefix + line)
    .join('\n')

function listItem({ content = [] }: DocumentNode, { mark, fill }: { mark: string; fill: Fill }): string {
  const [first = '', ...rest] = blocks(content, fill).join('\n').split('\n')
  return [mark + first, ...rest.map((line) => ' '.repeat(mark.length) + line)].join('\n')
}

function table(rows: readonly DocumentNode[], fill: Fill): string {
  const cells = rows.map(({ content = [] }) =>
    content.map((cell) =>
      blocks(cell.content ?? [], fill)
        .join('<br>')
        .replaceAll('\n', '<br>')
        .replaceAll('|', String.raw`\|`),
    ),
  )
  const width = Math.max(1, ...cells.map(({ length }) => length))
  const line = (texts: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => texts[at] ?? '').join(' | ')} |`
  const [head = [], ...body] = cells
  return [line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line)].join('\n')
}

const inline = (nodes: readonly DocumentNode[], fill: Fill): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return marked(escaped(node.text ?? ''), node.marks)
      if (node.type === 'variable')
        return marked(escaped(filledVariable(node, fill)).replaceAll('\n', '  \n'), node.marks)
      if (node.type === 'hardBreak') return '  \n'
      if (node.type === 'image') return `![${escaped(String(node.attrs?.['alt'] ?? ''))}](<${node.attrs?.['src']}>)`
      return inline(node.content ?? [], fill)
    })
    .join('')

const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>~]/g, String.raw`\$&`)

const SIGNS: Readonly<Record<string, string | undefined>> = { bold: '**', italic: '*', strike: '~~' }

const marked = (text: string, marks: readonly DocumentMark[] = []): string =>
  marks.reduceRight((inside, { type, attrs = {} }) => {
    if (type === 'link') return `[${inside}](<${attrs['href']}>)`
    const sign = SIGNS[type]
    return sign === undefined || inside.trim() === '' ? inside : sign + inside + sign
  }, text)
