import { createHash } from 'node:crypto'
import * as Y from 'yjs'
import { type DocumentMark, type DocumentNode, readDocument } from '../document/read-document.ts'

/** What several people edit at once: everything of an article that they can change. */
export interface SharedArticle {
  title: string
  status: number
  variables: Record<string, string>
  document: DocumentNode
}

/** Names inside the document of Yjs; browsers use the same. */
const TEXT = 'text'
const META = 'meta'
const VARIABLES = 'variables'
/** Attribute of a node inside a line that carries its formatting: Yjs formats letters only. */
const HELD = 'held'
/** Client of the first state. The same article gives the same bytes, so that a state that was made twice is one. */
const SEED_CLIENT = 1
/** A mark that a text can have twice, such as two comments, has a suffix of eight letters. */
const SUFFIXED = /^(.*)--[a-zA-Z0-9+/=]{8}$/
/** Blocks above which changes between two texts are not searched one by one. */
const MAX_COMPARED = 500

const metaOf = (doc: Y.Doc) => doc.getMap<unknown>(META)
const variablesIn = (doc: Y.Doc) => doc.getMap<unknown>(VARIABLES)
const textOf = (doc: Y.Doc) => doc.getXmlFragment(TEXT)

/** The first state of an article. */
export function seed(article: SharedArticle): Uint8Array {
  const doc = new Y.Doc()
  doc.clientID = SEED_CLIENT
  doc.transact(() => {
    metaOf(doc).set('title', article.title)
    metaOf(doc).set('status', article.status)
    for (const [code, value] of Object.entries(article.variables)) variablesIn(doc).set(code, value)
    textOf(doc).insert(0, (article.document.content ?? []).map(elementOf))
  })
  return Y.encodeStateAsUpdate(doc)
}

/** A document from its state and the edits that followed. An edit that no document takes is left out: it must not spoil the others. */
export function docOf(state: Uint8Array, edits: readonly Uint8Array[] = []): Y.Doc {
  try {
    return docWith([state, ...edits])
  } catch {
    const good = [state]
    for (const edit of edits) {
      try {
        docWith([...good, edit])
        good.push(edit)
      } catch {
        // Bytes that look like an edit.
      }
    }
    return docWith(good)
  }
}

function docWith(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc()
  for (const update of updates) Y.applyUpdate(doc, update)
  return doc
}

/** Whether bytes are an update of Yjs. */
export function isEdit(bytes: Uint8Array): boolean {
  try {
    Y.decodeUpdate(bytes)
    return true
  } catch {
    return false
  }
}

/** Whether bytes are a state vector of Yjs. */
export function isVector(bytes: Uint8Array): boolean {
  try {
    Y.decodeStateVector(bytes)
    return true
  } catch {
    return false
  }
}

/** The article as everything else reads it: known nodes only. */
export function readShared(doc: Y.Doc): SharedArticle {
  const { title, status } = metaOf(doc).toJSON()
  const content = textOf(doc).toArray().flatMap(nodesOf)
  return {
    title: typeof title === 'string' ? title.slice(0, 200).toWellFormed() : '',
    status: status === 1 ? 1 : 0,
    variables: Object.fromEntries(
      Object.entries(variablesIn(doc).toJSON()).flatMap(([code, value]): [string, string][] =>
        typeof value === 'string' && code.length <= 80 ? [[code, value.slice(0, 2000)]] : [],
      ),
    ),
    document: readDocument({ type: 'doc', content }) ?? { type: 'doc', content: [] },
  }
}

/** Changes the document to this article, as one edit that leaves alone what is the same. Returns the edit. */
export function replaceShared(doc: Y.Doc, article: Partial<SharedArticle>): Uint8Array {
  const before = Y.encodeStateVector(doc)
  doc.transact(() => {
    if (article.title !== undefined) setChanged(metaOf(doc), 'title', article.title)
    if (article.status !== undefined) setChanged(metaOf(doc), 'status', article.status)
    if (article.variables) {
      const variables = variablesIn(doc)
      for (const code of variables.keys()) if (!Object.hasOwn(article.variables, code)) variables.delete(code)
      for (const [code, value] of Object.entries(article.variables)) setChanged(variables, code, value)
    }
    if (article.document) replaceBlocks(textOf(doc), article.document.content ?? [])
  })
  return Y.encodeStateAsUpdate(doc, before)
}

function setChanged(map: Y.Map<unknown>, key: string, value: unknown) {
  if (map.get(key) !== value) map.set(key, value)
}

/** One block in the form in which blocks are compared. */
const formOf = (node: DocumentNode | undefined): string =>
  node ? JSON.stringify(readDocument({ type: 'doc', content: [node] })) : ''

function replaceBlocks(fragment: Y.XmlFragment, wanted: readonly DocumentNode[]) {
  const present = fragment.toArray()
  const before = present.map((item) => formOf(nodesOf(item)[0]))
  const after = wanted.map(formOf)
  const kept = commonBlocks(before, after)
  let at = 0
  let from = 0
  let to = 0
  for (const [old, next] of [...kept, [before.length, after.length] as const]) {
    const fresh = wanted.slice(to, next)
    // A paragraph that became another one keeps the letters that they share.
    while (from < old && fresh[0] && replaceLetters(present[from], fresh[0])) {
      fresh.shift()
      from += 1
      at += 1
    }
    fragment.delete(at, old - from)
    fragment.insert(at, fresh.map(elementOf))
    at += fresh.length + 1
    from = old + 1
    to = next + 1
  }
}

/** Places of the blocks that both texts have, in their order. */
function commonBlocks(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const head = Array.from({ length: start }, (_, index) => [index, index] as const)
  const tail = Array.from(
    { length: end },
    (_, index) => [before.length - end + index, after.length - end + index] as const,
  )
  const middle = longestCommon(before.slice(start, before.length - end), after.slice(start, after.length - end))
  return [...head, ...middle.map(([one, other]) => [one + start, other + start] as const), ...tail]
}

function longestCommon(one: readonly string[], other: readonly string[]): [number, number][] {
  if (one.length > MAX_COMPARED || other.length > MAX_COMPARED) return []
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0)
  const found: [number, number][] = []
  let row = 0
  let column = 0
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) found.push([row++, column++])
    else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) row += 1
    else column += 1
  }
  return found
}

/** Changes the letters of a paragraph of plain text. False for everything else. */
function replaceLetters(item: unknown, wanted: DocumentNode): boolean {
  if (!(item instanceof Y.XmlElement) || item.nodeName !== wanted.type || item.length !== 1) return false
  const text: unknown = item.get(0)
  const [only, ...others] = wanted.content ?? []
  if (!(text instanceof Y.XmlText) || only?.type !== 'text' || others.length > 0 || only.marks) return false
  const [piece, ...more] = text.toDelta()
  if (more.length > 0 || typeof piece?.insert !== 'string' || piece.attributes) return false
  if (formOf({ ...wanted, content: [] }) !== formOf({ ...nodesOf(item)[0], type: item.nodeName, content: [] }))
    return false
  const [old, next] = [piece.insert, only.text ?? '']
  let start = 0
  while (start < Math.min(old.length, next.length) && old[start] === next[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, next.length) - start && old.at(-1 - end) === next.at(-1 - end)) end += 1
  if (old.length - start - end > 0) text.delete(start, old.length - start - end)
  if (next.length - start - end > 0) text.insert(start, next.slice(start, next.length - end))
  return true
}

function elementOf(node: DocumentNode): Y.XmlElement {
  const element = new Y.XmlElement(node.type)
  for (const [name, value] of Object.entries(node.attrs ?? {})) setAttribute(element, name, value)
  if (node.marks) setAttribute(element, HELD, JSON.stringify(node.marks))
  const children: (Y.XmlElement | Y.XmlText)[] = []
  let letters: DocumentNode[] = []
  const endLetters = () => {
    if (letters.length > 0) children.push(lettersOf(letters))
    letters = []
  }
  for (const child of node.content ?? []) {
    if (child.type === 'text') letters.push(child)
    else {
      endLetters()
      children.push(elementOf(child))
    }
  }
  endLetters()
  element.insert(0, children)
  return element
}

// Attributes of Yjs may be numbers, whatever its types say; the editor needs them.
function setAttribute(element: Y.XmlElement, name: string, value: string | number) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  element.setAttribute(name, value as string)
}

function lettersOf(nodes: readonly DocumentNode[]): Y.XmlText {
  const text = new Y.XmlText()
  text.applyDelta(
    nodes.map(({ text: insert = '', marks = [] }) => ({ insert, attributes: Object.fromEntries(namedMarks(marks)) })),
  )
  return text
}

function namedMarks(marks: readonly DocumentMark[]): [string, Record<string, string>][] {
  const seen = new Set<string>()
  return marks.map(({ type, attrs = {} }) => {
    const suffix = createHash('sha256').update(JSON.stringify(attrs)).digest('base64').slice(0, 8)
    const name = seen.has(type) ? `${type}--${suffix}` : type
    seen.add(type)
    return [name, attrs]
  })
}

/** The nodes of a part of the document. They are of a client: `readDocument` checks them. */
function nodesOf(item: unknown): DocumentNode[] {
  if (item instanceof Y.XmlText) {
    return item
      .toDelta()
      .flatMap((piece: { insert: unknown; attributes?: Record<string, unknown> }): DocumentNode[] => {
        if (typeof piece.insert !== 'string') return []
        const marks = Object.entries(piece.attributes ?? {}).map(([name, attrs]) => ({
          type: SUFFIXED.exec(name)?.[1] ?? name,
          ...(isRecord(attrs) && { attrs }),
        }))
        return [{ type: 'text', text: piece.insert, ...(marks.length > 0 && { marks }) }]
      })
  }
  if (!(item instanceof Y.XmlElement)) return []
  const { [HELD]: held, ...attrs }: Record<string, unknown> = item.getAttributes()
  const content = item.toArray().flatMap(nodesOf)
  const marks = typeof held === 'string' ? parsed(held) : undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by readDocument, which keeps what is valid
  return [{ type: item.nodeName, attrs, content, ...(Array.isArray(marks) && { marks }) } as DocumentNode]
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by readDocument, which keeps what is valid
const isRecord = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
