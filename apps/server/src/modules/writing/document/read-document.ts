/** A node of a document, as Tiptap writes it. */
export interface DocumentNode {
  type: string
  attrs?: Record<string, string | number>
  content?: DocumentNode[]
  marks?: DocumentMark[]
  text?: string
}

/** Formatting of a text. */
export interface DocumentMark {
  type: string
  attrs?: Record<string, string>
}

/** Deeper nesting is no text of a person. */
const MAX_DEPTH = 40

const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|(rgb|hsl)a?\([\d.,%/\sdeg]{3,40}\))$/i
const LENGTH = /^\d{1,3}(\.\d{1,3})?(px|pt|em|rem|%)$/i
const ADDRESS = /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i
const PICTURE = /^data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$/i
const CODE = /^[\w.\-\u4E00-\u9FFF]{1,80}$/

type Check = (value: unknown) => string | number | undefined

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value.trim()) ? value : undefined
const integer =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined
const shortText: Check = (value) => (typeof value === 'string' && value.length <= 500 ? value : undefined)
const picture: Check = (value) =>
  typeof value === 'string' && (ADDRESS.test(value.trim()) || PICTURE.test(value.trim())) ? value : undefined

const BLOCK = {
  align: matching(/^(left|right|center|justify|start|end)$/i),
  indent: integer(0, 8),
  dir: matching(/^(rtl|ltr)$/),
}
const CELL = { colspan: integer(1, 100), rowspan: integer(1, 1000) }

/** The nodes of the editor with their attributes. Others are removed, with what is inside them. */
const NODES: Readonly<Record<string, Readonly<Record<string, Check>> | undefined>> = {
  paragraph: BLOCK,
  heading: { ...BLOCK, level: integer(1, 6) },
  bulletList: {},
  orderedList: { start: integer(0, 1_000_000) },
  listItem: {},
  blockquote: {},
  codeBlock: {},
  horizontalRule: {},
  hardBreak: {},
  image: { src: picture, alt: shortText, title: shortText, width: integer(1, 5000), height: integer(1, 5000) },
  table: {},
  tableRow: {},
  tableCell: CELL,
  tableHeader: CELL,
  variable: { code: matching(CODE), name: shortText },
}

/** Attributes without which a node says nothing. */
const REQUIRED: Readonly<Record<string, string | undefined>> = { image: 'src', variable: 'code', heading: 'level' }

const MARKS: Readonly<Record<string, Readonly<Record<string, Check>> | undefined>> = {
  bold: {},
  italic: {},
  underline: {},
  strike: {},
  code: {},
  link: { href: matching(ADDRESS) },
  comment: { id: matching(CODE) },
  letters: { color: matching(COLOR), ground: matching(COLOR), size: matching(LENGTH) },
}

/** An empty document. */
export const EMPTY_DOCUMENT: DocumentNode = { type: 'doc', content: [{ type: 'paragraph' }] }

/** A document of a client: only nodes, formatting and addresses of the editor remain. Undefined if it is no document. */
export function readDocument(json: unknown): DocumentNode | undefined {
  const value = typeof json === 'string' ? parsed(json) : json
  if (!isRecord(value) || value['type'] !== 'doc') return undefined
  const content = nodesOf(value['content'], 0)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function nodesOf(value: unknown, depth: number): DocumentNode[] {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return []
  return value.flatMap((item: unknown) => nodeOf(item, depth) ?? [])
}

function nodeOf(value: unknown, depth: number): DocumentNode | undefined {
  if (!isRecord(value)) return undefined
  const { type, text } = value
  if (type === 'text') {
    if (typeof text !== 'string' || text === '') return undefined
    const marks = marksOf(value['marks'])
    return { type: 'text', text, ...(marks.length > 0 && { marks }) }
  }
  const checks = typeof type === 'string' && Object.hasOwn(NODES, type) ? NODES[type] : undefined
  if (typeof type !== 'string' || !checks) return undefined
  const attrs = attributesOf(value['attrs'], checks)
  const required = REQUIRED[type]
  if (required !== undefined && attrs[required] === undefined) return undefined
  const content = nodesOf(value['content'], depth + 1)
  const marks = marksOf(value['marks'])
  return {
    type,
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(content.length > 0 && { content }),
    ...(marks.length > 0 && { marks }),
  }
}

function attributesOf(value: unknown, checks: Readonly<Record<string, Check>>): Record<string, string | number> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => {
      const kept = check(value[name])
      return kept === undefined ? [] : [[name, kept]]
    }),
  )
}

function marksOf(value: unknown): DocumentMark[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((mark: unknown): DocumentMark[] => {
    if (!isRecord(mark) || typeof mark['type'] !== 'string' || !Object.hasOwn(MARKS, mark['type'])) return []
    const attrs = Object.fromEntries(
      Object.entries(attributesOf(mark['attrs'], MARKS[mark['type']] ?? {})).map(([name, kept]) => [
        name,
        String(kept),
      ]),
    )
    if (mark['type'] === 'link' && attrs['href'] === undefined) return []
    if (mark['type'] === 'comment' && attrs['id'] === undefined) return []
    return [{ type: mark['type'], ...(Object.keys(attrs).length > 0 && { attrs }) }]
  })
}

/** The document without the marks of comments, for a text that has no comments. */
export const withoutComments = ({ marks, content, ...node }: DocumentNode): DocumentNode => ({
  ...node,
  ...(marks && { marks: marks.filter(({ type }) => type !== 'comment') }),
  ...(content && { content: content.map(withoutComments) }),
})

/** The nodes in their order, each before what is inside it. */
export function* walk(node: DocumentNode): Generator<DocumentNode> {
  yield node
  for (const child of node.content ?? []) yield* walk(child)
}

/** Codes and names of the variables of a document, each once. */
export function variablesOf(document: DocumentNode): { code: string; name: string }[] {
  const found = new Map<string, string>()
  for (const { type, attrs } of walk(document)) {
    if (type === 'variable' && attrs?.['code'] !== undefined) {
      const code = String(attrs['code'])
      if (!found.has(code)) found.set(code, String(attrs['name'] ?? code))
    }
  }
  return [...found].map(([code, name]) => ({ code, name }))
}
