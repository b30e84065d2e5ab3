import {
  asText,
  checkValue,
  type CurrentUser,
  type FieldFault,
  type FieldRights,
  type FormItem,
  type FormModel,
  initialValues,
  isDemanded,
  isEmpty,
  isPermitted,
  isReadOnly,
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

/** The state of a field; a new object after every change. */
export interface FieldState {
  readonly value: unknown
  readonly fault: ValueFault | undefined
  readonly isHidden: boolean
  readonly isRequired: boolean
  readonly isDisabled: boolean
  /** Whether the value is 0 because its formula cannot be calculated. */
  readonly isRefused: boolean
  /** Options that a script has set. */
  readonly options: readonly unknown[] | undefined
}

/** The initial state of a form. */
export interface FormStoreOptions {
  /** The stored record; undefined for a new one. */
  stored?: JsonRecord | undefined
  /** First values of a new record, as stored. */
  prefill?: JsonRecord | undefined
  /** The record as texts, for details; replaces the stored record. */
  display?: JsonRecord | undefined
  /** Model names that the user may see; undefined if the form does not use form permission. */
  formCodes?: ReadonlySet<string> | undefined
  /** Fields that the user may only read, or has to fill in. */
  formRights?: FieldRights | undefined
  /** The current user, for components with `defaultCurrent`. */
  user?: CurrentUser | undefined
  /** Default `pc`. */
  side?: 'pc' | 'app' | undefined
  /** The form before a change of the model or the permissions; its typed values are kept. */
  before?: FormStore | undefined
}

/** A value that was typed into a removed field. */
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
 * The values and faults of an open form. Each component subscribes to its own key, so that typing renders one field and
 * its dependents.
 */
export class FormStore {
  readonly model: FormModel
  /** The record as texts, for details. */
  readonly display: JsonRecord | undefined
  /** Values that were typed into removed fields. */
  readonly lost: readonly LostInput[]
  readonly #states = new Map<string, FieldState>()
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #formulas: Formulas
  readonly #ancestors: ReadonlyMap<string, readonly string[]>
  readonly #isForbidden: (item: FormItem) => boolean
  /** Fields that the user may not change, visible or not. */
  readonly #isLocked: (item: FormItem) => boolean
  /** Whether a field has to be filled in, given what the form demands: what cannot be changed is not demanded. */
  readonly #isRequired: (item: FormItem, isRequired: boolean) => boolean
  /** Initial values by path, to detect changes. */
  readonly #begun = new Map<string, unknown>()
  /** Values that were typed before the form was reset. */
  readonly #typed: ReadonlyMap<string, unknown>
  #untouched: string

  constructor(
    model: FormModel,
    { stored, prefill, display, formCodes, formRights, user, side = 'pc', before }: FormStoreOptions = {},
  ) {
    this.model = model
    this.display = display
    const begun = () => ({
      ...initialValues(model, { now: Date.now(), user }),
      ...(prefill && valuesIn(model, prefill)),
    })
    this.#isForbidden = (item) => !isPermitted(item, formCodes)
    this.#isLocked = (item) => this.#isForbidden(item) || isReadOnly(item, formRights)
    this.#isRequired = (item, isRequired) => !this.#isLocked(item) && (isRequired || isDemanded(item, formRights))
    const values = display ?? (stored ? readValues(model, stored) : begun())
    for (const item of model.all) {
      // A column has no value; the rows of its table have.
      const value = item.table === undefined && item.path !== '' ? own(values, item.name) : undefined
      const isShown = isVisible(item, { side, formCodes })
      this.#states.set(item.key, {
        ...NO_STATE,
        value,
        isHidden: !isShown,
        isRequired: this.#isRequired(item, item.isRequired),
        isDisabled: item.isDisabled || this.#isLocked(item),
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
    this.restoreTyped()
  }

  /** The state of a component by its key. */
  readonly stateOf = (key: string): FieldState => this.#states.get(key) ?? NO_STATE

  /** Subscribes to one component. */
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

  /** All edited values. */
  values(): JsonRecord {
    const entries = this.model.fields.map((item) => [item.name, this.stateOf(item.key).value] as const)
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }

  /** All values in stored form. */
  stored(): JsonRecord {
    this.#formulas.flush()
    return permittedValues(this.model, {
      record: writeValues(this.model, this.values()),
      isForbidden: this.#isLocked,
      isReadOnly: (item) => this.#isLocked(item) && !this.#isForbidden(item),
    })
  }

  /** Sets the value that the user entered. */
  edit(item: FormItem, value: unknown): void {
    const state = this.stateOf(item.key)
    const isChecked = triggersOf(item).includes('change') || state.fault !== undefined
    const fault = isChecked ? checkValue(item, value, state) : undefined
    this.#put(item.path, { value, fault })
    this.#formulas.follow(item, value)
  }

  /** Checks a field after it lost the focus. */
  leave(item: FormItem): void {
    const state = this.stateOf(item.key)
    if (!triggersOf(item).includes('blur')) return
    const fault = checkValue(item, state.value, state)
    if (fault?.code !== state.fault?.code || fault?.message !== state.fault?.message) this.#change(item.key, { fault })
  }

  /** The changed fields with their values. */
  touched(): { item: FormItem; value: unknown }[] {
    return this.model.fields
      .filter(({ kind }) => kind.formula === undefined)
      .map((item) => ({ item, value: this.stateOf(item.key).value }))
      .filter(({ item, value }) => !isSame(value, this.#begun.get(item.path)))
  }

  /** Restores the values that were typed before the form was reset. */
  restoreTyped(): void {
    for (const [path, value] of this.#typed) {
      const item = this.model.field(path)
      if (!item) continue
      this.#put(path, { value })
      this.#formulas.follow(item, value)
    }
    if (this.#typed.size > 0) this.#formulas.flush()
  }

  /**
   * Merges a record that another user has saved. Untouched fields take the new values. Returns these fields, and the
   * fields that both have changed.
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

  /** Sets the value of a script; it is read like a stored value. */
  assign(path: string, value: unknown): void {
    const item = this.model.field(path)
    if (!item || item.table !== undefined) return
    const read = item.kind.role === 'table' ? value : item.kind.read(value, item.node)
    this.#put(path, { value: read, fault: undefined })
    this.#formulas.follow(item, read)
  }

  /** Sets a cell of a row for a script. */
  assignCell({ table, column, row }: { table: string; column: string; row: number }, value: unknown): void {
    const rows = this.valueOf(table)
    const item = this.model.field(`${table}.${column}`)
    if (!item || !Array.isArray(rows) || row < 0 || row >= rows.length) return
    const next = rows.map((one: unknown, index) =>
      index === row && typeof one === 'object' ? { ...one, [column]: item.kind.read(value, item.node) } : one,
    )
    this.assign(table, next)
  }

  /** Shows or hides a component outside of sub-tables. Components hidden by permission stay hidden. */
  readonly setHidden = (path: string, isHidden: boolean): void =>
    this.#changeTop(path, (item) => ({ isHidden: isHidden || this.#isForbidden(item) }))

  readonly setRequired = (path: string, isRequired: boolean): void =>
    this.#changeTop(path, (item) => ({ isRequired: this.#isRequired(item, isRequired), fault: undefined }))

  readonly setDisabled = (path: string, isDisabled: boolean): void =>
    this.#changeTop(path, (item) => ({ isDisabled: isDisabled || this.#isLocked(item) }))

  readonly setOptions = (path: string, options: readonly unknown[]): void => this.#changeTop(path, () => ({ options }))

  /** Sets the faults by field and clears all others. Tables keep the faults of their rows. */
  showFaults(faults: readonly FieldFault[]): void {
    const byPath = new Map(faults.map((fault) => [fault.path, fault]))
    for (const item of this.model.fields) {
      const fault = byPath.get(item.path)
      if (fault !== this.stateOf(item.key).fault) this.#change(item.key, { fault })
    }
  }

  /** Whether a component is visible: neither it nor a container around it is hidden. */
  isShown(item: FormItem): boolean {
    if (this.stateOf(item.key).isHidden) return false
    if (item.table !== undefined) {
      const table = this.model.field(item.table)
      return table === undefined || this.isShown(table)
    }
    return (this.#ancestors.get(item.key) ?? []).every((key) => !this.stateOf(key).isHidden)
  }

  /** The keys of the containers around a component, outermost first. */
  ancestorsOf = (item: FormItem): readonly string[] => this.#ancestors.get(item.key) ?? []

  /** Whether there are unsaved changes. */
  isDirty(): boolean {
    return this.#text() !== this.#untouched
  }

  /** Marks the current values as saved. */
  settle(): void {
    this.#untouched = this.#text()
  }

  /** Cancels pending work. */
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

/** Whether two values are equal; all empty values are. */
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

/** The edited values of the fields that a stored record names. */
const valuesIn = (model: FormModel, stored: JsonRecord): JsonRecord =>
  Object.fromEntries(Object.entries(readValues(model, stored)).filter(([name]) => Object.hasOwn(stored, name)))
