import {
  asText,
  checkValue,
  type CurrentUser,
  type FieldFault,
  type FormItem,
  type FormModel,
  initialValues,
  isEmpty,
  isPermitted,
  isVisible,
  type JsonRecord,
  own,
  readValues,
  triggersOf,
  type ValueFault,
  writeValues,
} from '@sqos/form-model'
import { Formulas } from './formulas.ts'
import { permittedValues } from './permitted-values.ts'

/** What a field shows at a moment; another object whenever something of it changes. */
export interface FieldState {
  readonly value: unknown
  readonly fault: ValueFault | undefined
  readonly isHidden: boolean
  readonly isRequired: boolean
  readonly isDisabled: boolean
  /** Whether the value is 0 because its formula cannot be calculated. */
  readonly isRefused: boolean
  /** What a script has set in place of the options of the document. */
  readonly options: readonly unknown[] | undefined
}

/** How a form begins. */
export interface FormStoreOptions {
  /** The stored record; nothing for a new one. */
  stored?: JsonRecord | undefined
  /** The record as people read it (contract of the platform, 7.6), in place of the stored one: nothing is edited. */
  display?: JsonRecord | undefined
  /** Model names that the person may see; nothing when the form does not use form permission. */
  formCodes?: ReadonlySet<string> | undefined
  /** Who fills the form in, for components that begin with the current user. */
  user?: CurrentUser | undefined
  /** Default `pc`. */
  side?: 'pc' | 'app' | undefined
  /** The form as it was before it was designed anew, or before other fields were permitted: what was typed into it stays. */
  before?: FormStore | undefined
}

/** What somebody typed into a field that is not there any more. */
export interface LostInput {
  label: string
  text: string
}

type Listener = () => void

const NO_STATE: FieldState = {
  value: undefined,
  fault: undefined,
  isHidden: false,
  isRequired: false,
  isDisabled: false,
  isRefused: false,
  options: undefined,
}

/**
 * The values of an open form and what is said about them. Each component listens to its own key, so that a key press
 * draws one field and those that depend on it.
 */
export class FormStore {
  readonly model: FormModel
  /** The record as people read it, where it is shown only. */
  readonly display: JsonRecord | undefined
  /** What was typed into fields that are not there any more. */
  readonly lost: readonly LostInput[]
  readonly #states = new Map<string, FieldState>()
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #formulas: Formulas
  readonly #ancestors: ReadonlyMap<string, readonly string[]>
  readonly #isForbidden: (item: FormItem) => boolean
  /** What each field began with, to tell what somebody has typed. */
  readonly #begun = new Map<string, unknown>()
  /** What was typed before the form began anew. */
  readonly #typed: ReadonlyMap<string, unknown>
  #untouched: string

  constructor(model: FormModel, { stored, display, formCodes, user, side = 'pc', before }: FormStoreOptions = {}) {
    this.model = model
    this.display = display
    this.#isForbidden = (item) => !isPermitted(item, formCodes)
    const values = display ?? (stored ? readValues(model, stored) : initialValues(model, { now: Date.now(), user }))
    for (const item of model.all) {
      // A column has no value of its own; its table has the rows.
      const value = item.table === undefined && item.path !== '' ? own(values, item.name) : undefined
      const isShown = isVisible(item, { side, formCodes })
      this.#states.set(item.key, {
        ...NO_STATE,
        value,
        isHidden: !isShown,
        isRequired: item.isRequired,
        isDisabled: item.isDisabled || this.#isForbidden(item),
      })
    }
    this.#ancestors = ancestorsOf(model.items)
    // A new form in which nothing has been entered is not told of: everything counts as 0.
    let isUntouched = stored === undefined
    this.#formulas = new Formulas(model, ({ path, value, isRefused }) =>
      this.#putCalculated(path, { value, isRefused: isRefused && !isUntouched }),
    )
    if (!display) this.#formulas.start(this.values())
    isUntouched = false
    this.#untouched = this.#text()
    for (const { path, key } of model.fields) this.#begun.set(path, this.stateOf(key).value)
    this.#typed = new Map(
      before
        ?.touched()
        .filter(({ item }) => this.#hasRoomFor(item))
        .map(pathAndValue),
    )
    this.lost =
      before
        ?.touched()
        .filter(({ item }) => !this.#hasRoomFor(item))
        .map(inWords) ?? []
    this.retype()
  }

  /** The state of a component by its key. */
  readonly stateOf = (key: string): FieldState => this.#states.get(key) ?? NO_STATE

  /** Listens to one component. */
  readonly subscribe = (key: string, listener: Listener): (() => void) => {
    const listeners = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  /** The value of a field by its path. */
  valueOf(path: string): unknown {
    const item = this.model.field(path)
    return item && this.stateOf(item.key).value
  }

  /** Everything that is held, as it is edited. */
  values(): JsonRecord {
    const entries = this.model.fields.map((item) => [item.name, this.stateOf(item.key).value] as const)
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }

  /** Everything that is held, as it is stored. */
  stored(): JsonRecord {
    this.#formulas.flush()
    return permittedValues(this.model, {
      record: writeValues(this.model, this.values()),
      isForbidden: this.#isForbidden,
    })
  }

  /** A person has changed a field. */
  edit(item: FormItem, value: unknown): void {
    const state = this.stateOf(item.key)
    const isChecked = triggersOf(item).includes('change') || state.fault !== undefined
    const fault = isChecked ? checkValue(item, value, state) : undefined
    this.#put(item.path, { value, fault })
    this.#formulas.follow(item, value)
  }

  /** The focus has left a field. */
  leave(item: FormItem): void {
    const state = this.stateOf(item.key)
    if (!triggersOf(item).includes('blur')) return
    const fault = checkValue(item, state.value, state)
    if (fault?.code !== state.fault?.code || fault?.message !== state.fault?.message) this.#change(item.key, { fault })
  }

  /** The fields that hold something else than in the beginning, with what they hold. */
  touched(): { item: FormItem; value: unknown }[] {
    return this.model.fields
      .filter(({ kind }) => kind.formula === undefined)
      .map((item) => ({ item, value: this.stateOf(item.key).value }))
      .filter(({ item, value }) => !isSame(value, this.#begun.get(item.path)))
  }

  /** Puts back what was typed before the form began anew. */
  retype(): void {
    for (const [path, value] of this.#typed) {
      const item = this.model.field(path)
      if (!item) continue
      this.#put(path, { value })
      this.#formulas.follow(item, value)
    }
    if (this.#typed.size > 0) this.#formulas.flush()
  }

  /**
   * Somebody else has saved the record: their values come in where nobody has typed here. Answers which fields these are, and
   * where both have written something else.
   */
  merge(stored: JsonRecord): { taken: FormItem[]; disputed: FormItem[] } {
    const theirs = readValues(this.model, stored)
    const changed = this.model.fields.filter(
      ({ path, name, kind }) => kind.formula === undefined && !isSame(own(theirs, name), this.#begun.get(path)),
    )
    const mine = new Set(this.touched().map(({ item }) => item))
    const disputed = changed.filter(
      (item) => mine.has(item) && !isSame(own(theirs, item.name), this.valueOf(item.path)),
    )
    const taken = changed.filter((item) => !mine.has(item))
    for (const item of changed) this.#begun.set(item.path, own(theirs, item.name))
    for (const item of taken) {
      this.#put(item.path, { value: own(theirs, item.name), fault: undefined })
      this.#formulas.follow(item, own(theirs, item.name))
    }
    this.#formulas.flush()
    return { taken: taken.filter(({ kind }) => kind.role !== 'system'), disputed }
  }

  #hasRoomFor = ({ path, kind }: FormItem): boolean => this.model.field(path)?.kind.name === kind.name

  /** A script sets a field; what it gives is read as if it had been stored. */
  assign(path: string, value: unknown): void {
    const item = this.model.field(path)
    if (!item || item.table !== undefined) return
    const read = item.kind.role === 'table' ? value : item.kind.read(value, item.node)
    this.#put(path, { value: read, fault: undefined })
    this.#formulas.follow(item, read)
  }

  /** A script sets a cell of a row. */
  assignCell({ table, column, row }: { table: string; column: string; row: number }, value: unknown): void {
    const rows = this.valueOf(table)
    const item = this.model.field(`${table}.${column}`)
    if (!item || !Array.isArray(rows) || row < 0 || row >= rows.length) return
    const next = rows.map((one: unknown, index) =>
      index === row && typeof one === 'object' ? { ...one, [column]: item.kind.read(value, item.node) } : one,
    )
    this.assign(table, next)
  }

  /** Shows or hides a component outside of sub-tables; what permission hides stays hidden. */
  readonly setHidden = (path: string, isHidden: boolean): void =>
    this.#changeTop(path, (item) => ({ isHidden: isHidden || this.#isForbidden(item) }))

  readonly setRequired = (path: string, isRequired: boolean): void =>
    this.#changeTop(path, () => ({ isRequired, fault: undefined }))

  readonly setDisabled = (path: string, isDisabled: boolean): void =>
    this.#changeTop(path, (item) => ({ isDisabled: isDisabled || this.#isForbidden(item) }))

  readonly setOptions = (path: string, options: readonly unknown[]): void => this.#changeTop(path, () => ({ options }))

  /** What is wrong, by field; everything else is right. Faults of rows are the table's. */
  showFaults(faults: readonly FieldFault[]): void {
    const byPath = new Map(faults.map((fault) => [fault.path, fault]))
    for (const item of this.model.fields) {
      const fault = byPath.get(item.path)
      if (fault !== this.stateOf(item.key).fault) this.#change(item.key, { fault })
    }
  }

  /** Whether a component is drawn: neither itself nor anything around it is hidden. */
  isShown(item: FormItem): boolean {
    if (this.stateOf(item.key).isHidden) return false
    if (item.table !== undefined) {
      const table = this.model.field(item.table)
      return table === undefined || this.isShown(table)
    }
    return (this.#ancestors.get(item.key) ?? []).every((key) => !this.stateOf(key).isHidden)
  }

  /** The keys of what is around a component, from the outside to the inside. */
  ancestorsOf = (item: FormItem): readonly string[] => this.#ancestors.get(item.key) ?? []

  /** Whether a person would lose something by leaving. */
  isDirty(): boolean {
    return this.#text() !== this.#untouched
  }

  /** What is held now is saved. */
  settle(): void {
    this.#untouched = this.#text()
  }

  /** Ends what waits. */
  close(): void {
    this.#formulas.close()
  }

  #text = (): string => JSON.stringify(this.stored())

  #changeTop(path: string, change: (item: FormItem) => Partial<FieldState>): void {
    const item = this.model.field(path)
    if (item && item.table === undefined) this.#change(item.key, change(item))
  }

  #put(path: string, change: Partial<FieldState>): void {
    const item = this.model.field(path)
    if (item) this.#change(item.key, change)
  }

  /** Fields that stay the same are not drawn again. */
  #putCalculated(path: string, { value, isRefused }: Pick<FieldState, 'value' | 'isRefused'>): void {
    const item = this.model.field(path)
    if (!item) return
    const state = this.stateOf(item.key)
    if (state.value !== value || state.isRefused !== isRefused) this.#change(item.key, { value, isRefused })
  }

  #change(key: string, change: Partial<FieldState>): void {
    const state = this.stateOf(key)
    this.#states.set(key, { ...state, ...change })
    for (const listener of this.#listeners.get(key) ?? []) listener()
  }
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? ''

/** Nothing chosen is the same as nothing there. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (isEmpty(one) && isEmpty(other)) || textOf(one) === textOf(other)

const pathAndValue = ({ item, value }: { item: FormItem; value: unknown }) => [item.path, value] as const

const inWords = ({ item, value }: { item: FormItem; value: unknown }): LostInput => ({
  label: item.label || item.name,
  text: asText(value) ?? textOf(value),
})

function ancestorsOf(items: readonly FormItem[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const walk = (list: readonly FormItem[], above: readonly string[]) => {
    for (const item of list) {
      found.set(item.key, above)
      walk(item.children, [...above, item.key])
    }
  }
  walk(items, [])
  return found
}
