import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector, mergeUpdates } from 'yjs'
import { Presence } from './presence.ts'

/** Origin of edits that come from elsewhere. */
const REMOTE = 'remote'
/** Number of colours of people. */
const COLORS = 8

/** Somebody who has the document open, in one tab. */
export interface DocumentPerson {
  /** Number of the tab in the document. */
  client: number
  userId: string
  name: string
  /** 0 to 7, the same for a person everywhere. */
  color: number
}

/** Where a tab is in the document. */
export interface DocumentPresence {
  client: number
  /** The selection as JSON text; empty without one. */
  cursor: string
  isGone?: boolean
}

/** Title, state and variables of a document. */
export interface DocumentDetails {
  title: string
  status: number
  variables: Record<string, string>
}

/**
 * A document that several people edit at once, as one tab has it. It knows no network: edits and presence go out by callbacks and come in
 * by `receive` and `showPerson`.
 */
export class SharedDocument {
  readonly #doc = new Doc()
  readonly presence: Presence

  constructor(userId: string) {
    const client = this.#doc.clientID
    this.presence = new Presence(client, { user: userOf({ client, userId, name: '', color: colorOf(userId) }) })
  }

  get text() {
    return this.#doc.getXmlFragment('text')
  }

  /** Takes an edit from elsewhere, or one that this browser kept. */
  receive(edit: Uint8Array): void {
    applyUpdate(this.#doc, edit, REMOTE)
  }

  /** Whether an edit waits for another one that has not arrived. */
  get isBehind(): boolean {
    return this.#doc.store.pendingStructs !== null || this.#doc.store.pendingDs !== null
  }

  /** What this tab has. */
  vector(): Uint8Array {
    return encodeStateVector(this.#doc)
  }

  /** Everything that somebody with this vector lacks; the whole document without one. */
  since(vector?: Uint8Array): Uint8Array {
    return encodeStateAsUpdate(this.#doc, vector)
  }

  /** Calls back with each edit of this tab. */
  onEdit(handler: (edit: Uint8Array) => void): void {
    this.#doc.on('update', (edit: Uint8Array, origin: unknown) => {
      if (origin !== REMOTE) handler(edit)
    })
  }

  details(): DocumentDetails {
    const { title, status } = this.#doc.getMap('meta').toJSON()
    const variables = Object.entries(this.#doc.getMap('variables').toJSON())
    return {
      title: typeof title === 'string' ? title : '',
      status: status === 1 ? 1 : 0,
      variables: Object.fromEntries(
        variables.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
    }
  }

  /** Changes what is given, as an edit. */
  setDetails({ variables, ...meta }: Partial<DocumentDetails>): void {
    this.#doc.transact(() => {
      const before = { meta: this.#doc.getMap('meta'), variables: this.#doc.getMap('variables') }
      for (const [name, value] of Object.entries(meta))
        if (before.meta.get(name) !== value) before.meta.set(name, value)
      if (!variables) return
      for (const code of before.variables.keys()) if (!Object.hasOwn(variables, code)) before.variables.delete(code)
      for (const [code, value] of Object.entries(variables))
        if (before.variables.get(code) !== value) before.variables.set(code, value)
    })
  }

  /** Calls back when somebody else has changed title, state or variables. */
  onDetails(handler: () => void): void {
    for (const name of ['meta', 'variables'])
      this.#doc.getMap(name).observe(({ transaction }) => {
        if (transaction.origin === REMOTE) handler()
      })
  }

  /** Where this tab is. */
  place(): DocumentPresence {
    const cursor = this.presence.getLocalState()?.cursor
    return { client: this.#doc.clientID, cursor: cursor ? JSON.stringify(cursor) : '' }
  }

  /** Shows where somebody else is. Returns whether that is news. */
  showPerson({ client, cursor, isGone = false }: DocumentPresence, person: { userId: string; name: string }): boolean {
    if (client === this.#doc.clientID) return false
    const isNew = !this.presence.getStates().has(client)
    if (isGone) this.presence.hide(client)
    else {
      const user = userOf({ client, userId: person.userId, name: person.name, color: colorOf(person.userId) })
      this.presence.show(client, { user, cursor: parsed(cursor) })
    }
    return isNew && !isGone
  }

  /** Everybody else who has the document open. */
  people(): DocumentPerson[] {
    return [...this.presence.getStates()].flatMap(([client, { user }]) =>
      client !== this.#doc.clientID && isUser(user) ? [user.person] : [],
    )
  }
}

/** Several edits as one. */
export const mergeEdits = (edits: readonly Uint8Array[]): Uint8Array => mergeUpdates([...edits])

// The hexadecimal colour is what y-prosemirror expects; style sheets decide by the number.
const userOf = (person: DocumentPerson) => ({ name: person.name, color: '#165dff', person })

const isUser = (value: unknown): value is { person: DocumentPerson } =>
  typeof value === 'object' && value !== null && 'person' in value

function colorOf(userId: string): number {
  let sum = 0
  for (const letter of userId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_536
  return sum % COLORS
}

function parsed(json: string): unknown {
  try {
    return json === '' ? null : JSON.parse(json)
  } catch {
    return null
  }
}
