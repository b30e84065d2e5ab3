import {
  checkValue,
  type FieldFault,
  type FormItem,
  type FormModel,
  initialValues,
  isDemanded,
  isPermitted,
  isReadOnly,
  isVisible,
  type JsonRecord,
  own,
  readValues,
  type RuleEffectOf,
  triggersOf,
  writeValues,
} from '@sqos/form-model'
import { type FieldState, NO_STATE } from './field-state.ts'
import { FormRules, inDetail, remaining } from './form-rules.ts'
import { Formulas } from './formulas.ts'
import { DefaultValues } from './default-values.ts'
import { Lookups } from './lookups.ts'
import {
  ancestorsOf,
  type FormStoreOptions,
  isSystemField,
  type LostInput,
  typedIn,
  valuesIn,
} from './store-options.ts'
import { permittedValues } from './permitted-values.ts'
import { isSame } from './same-value.ts'
import { isOutOfSight } from './shown-parts.ts'

export type { FieldState } from './field-state.ts'
export type { FormStoreOptions, LostInput } from './store-options.ts'

type Listener = () => void

type Flags = Pick<FieldState, 'isHidden' | 'isRequired' | 'isDisabled'>

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
  /** The records of other forms that formulas look up. */
  readonly lookups: Lookups
  readonly #states = new Map<string, FieldState>()
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #formulas: Formulas
  readonly #rules: FormRules
  readonly #defaults: DefaultValues
  /** The flags of components without rules: of the document, the permissions and scripts. */
  readonly #flags = new Map<string, Flags>()
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
    const isNew = stored === undefined && display === undefined
    for (const item of model.all) {
      // A column has no value; the rows of its table have.
      const value = item.table === undefined && item.path !== '' ? own(values, item.name) : undefined
      const flags = {
        // The server fills system fields in when the record is saved: a new record has none to show.
        isHidden: !isVisible(item, { side, formCodes }) || (isNew && isSystemField(item)),
        isRequired: this.#isRequired(item, item.isRequired),
        isDisabled: item.isDisabled || this.#isLocked(item),
      }
      this.#flags.set(item.key, flags)
      this.#states.set(item.key, { ...NO_STATE, value, ...flags })
    }
    this.#ancestors = ancestorsOf(model.items)
    // A new form in which nothing has been entered is not told of: everything counts as 0.
    let isUntouched = stored === undefined
    this.lookups = new Lookups(model)
    this.#formulas = new Formulas(model, {
      lookups: this.lookups,
      tell: ({ path, value, isRefused }) => this.#putCalculated(path, { value, isRefused: isRefused && !isUntouched }),
    })
    this.#rules = new FormRules(model, this.lookups)
    this.#defaults = new DefaultValues(model, { isNew, prefill, begun: values })
    if (!display) this.#formulas.start(this.values())
    this.#followDefaults()
    this.#formulas.flush()
    for (const { path, key } of model.fields) this.#begun.set(path, this.stateOf(key).value)
    if (!display) this.#followRules()
    else if (stored) this.#hideByRules(readValues(model, stored))
    isUntouched = false
    this.#untouched = this.#text()
    const { kept, lost } = typedIn(before, this.#hasRoomFor)
    this.#typed = kept
    this.lost = lost
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
    this.#settleAll()
    return permittedValues(this.model, {
      record: writeValues(this.model, this.values()),
      isForbidden: this.#isLocked,
      isReadOnly: (item) => this.#isLocked(item) && !this.#isForbidden(item),
    })
  }

  /** Sets the value that the user entered. */
  edit(item: FormItem, value: unknown): void {
    this.#defaults.enter(item.path)
    const state = this.stateOf(item.key)
    const isChecked = triggersOf(item).includes('change') || state.fault !== undefined
    this.#take(item, { value, fault: isChecked ? checkValue(item, value, state) : undefined })
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
      this.#defaults.enter(path)
      if (item) this.#take(item, { value })
    }
    if (this.#typed.size > 0) this.#settleAll()
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
    for (const item of taken) this.#take(item, { value: own(theirs, item.name), fault: undefined })
    this.#followRules()
    this.#settleAll()
    return { taken: taken.filter(({ kind }) => kind.role !== 'system'), disputed }
  }

  #hasRoomFor = ({ path, kind }: FormItem): boolean => this.model.field(path)?.kind.name === kind.name

  /** Sets the value of a script; it is read like a stored value. */
  assign(path: string, value: unknown): void {
    const item = this.model.field(path)
    if (!item || item.table !== undefined) return
    const read = item.kind.role === 'table' ? value : item.kind.read(value, item.node)
    this.#defaults.enter(path)
    this.#take(item, { value: read, fault: undefined })
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
    this.#flag(path, (item) => ({ isHidden: isHidden || this.#isForbidden(item) }))

  readonly setRequired = (path: string, isRequired: boolean): void =>
    this.#flag(path, (item) => ({ isRequired: this.#isRequired(item, isRequired) }), { fault: undefined })

  readonly setDisabled = (path: string, isDisabled: boolean): void =>
    this.#flag(path, (item) => ({ isDisabled: isDisabled || this.#isLocked(item) }))

  readonly setOptions = (path: string, options: readonly unknown[]): void => this.#flag(path, () => ({}), { options })

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
    if (isOutOfSight(item, this)) return false
    const table = item.table === undefined ? undefined : this.model.field(item.table)
    if (table) return this.isShown(table)
    return (this.#ancestors.get(item.key) ?? []).every((key) => !this.stateOf(key).isHidden)
  }

  /** Whether rules hide a cell of a row. */
  isCellShown = (column: FormItem, row: JsonRecord): boolean => !this.#rules.effectOf(column, row)?.isHidden

  /** Whether a column has to be filled in in a row. */
  isCellRequired(column: FormItem, row: JsonRecord): boolean {
    const effect = this.#rules.effectOf(column, row)
    return effect ? this.#withRules(column, effect).isRequired : this.stateOf(column.key).isRequired
  }

  /** Whether rules offer the chosen options, or the record holds them already. */
  isOffered(item: FormItem, value: unknown): boolean {
    const { offered } = this.stateOf(item.key)
    return (
      offered === undefined || isSame(remaining(value, offered), value) || isSame(value, this.#begun.get(item.path))
    )
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

  /** Changes the flags of a component outside of sub-tables; rules add to them. */
  #flag(path: string, flagsOf: (item: FormItem) => Partial<Flags>, change: Partial<FieldState> = {}): void {
    const item = this.model.field(path)
    if (!item || item.table !== undefined) return
    this.#flags.set(item.key, { ...this.#flagsOf(item), ...flagsOf(item) })
    this.#change(item.key, { ...this.#withRules(item, this.#rules.effectOf(item)), ...change })
  }

  #flagsOf = ({ key }: FormItem): Flags => this.#flags.get(key) ?? NO_STATE

  /** The flags of a component with the effect of the rules. A field that rules lock or set need not be filled in. */
  #withRules(item: FormItem, effect: RuleEffectOf | undefined): Flags & Pick<FieldState, 'offered'> {
    const flags = this.#flagsOf(item)
    if (!effect) return { ...flags, offered: undefined }
    const isHeld = effect.isLocked || effect.isSet
    return {
      isHidden: flags.isHidden || effect.isHidden,
      isRequired: !isHeld && (flags.isRequired || this.#isRequired(item, effect.isRequired)),
      isDisabled: flags.isDisabled || isHeld,
      offered: effect.offered,
    }
  }

  /** Sets a value; formulas and rules follow. */
  #take(item: FormItem, change: Partial<FieldState> & Pick<FieldState, 'value'>): void {
    this.#rules.forget(item.path)
    this.#put(item.path, change)
    this.#formulas.follow(item, change.value)
    if (this.#rules.reads(item.path)) this.#followRules()
    this.#followDefaults()
    this.lookups.tell()
  }

  /** Fills untouched fields of a new record, and cells of new rows, with the formulas of their defaults. */
  #followDefaults(): void {
    const changed = this.#defaults.changes(this.values(), this.lookups.lookup)
    for (const { item, value } of changed) {
      const { fault, ...state } = this.stateOf(item.key)
      this.#change(item.key, { value, fault: fault && checkValue(item, value, state) })
      this.#formulas.follow(item, value)
    }
    if (changed.some(({ item }) => this.#rules.reads(item.path))) this.#followRules()
  }

  /** Takes loaded records: formulas, rules and defaults follow. Such changes alone need not be saved. */
  putRecords(modelId: string, records: ReadonlyMap<string, JsonRecord>): void {
    const wasDirty = this.isDirty()
    this.lookups.put(modelId, records)
    this.#formulas.start(this.values())
    this.#followDefaults()
    this.#followRules()
    this.#settleAll()
    if (!wasDirty) this.settle()
    this.lookups.tell()
  }

  /** Evaluates the rules and draws the fields that they change. */
  #followRules(): void {
    if (this.#rules.isEmpty || this.display) return
    const stored = Object.fromEntries(this.#begun)
    const { effects, values, cells, emptied } = this.#rules.run(this.values(), { stored })
    for (const { item, effect } of effects) this.#changeIfOther(item.key, this.#withRules(item, effect))
    for (const { item, value } of values) {
      this.#change(item.key, { value, fault: undefined })
      this.#formulas.follow(item, value)
    }
    for (const { item, cells: effectOf } of cells) this.#change(item.key, { cells: effectOf })
    for (const { item, value } of emptied) this.#take(item, { value, fault: undefined })
  }

  /** Hides what the rules hide in a record that is shown as texts; cells follow the stored row of their row. */
  #hideByRules(values: JsonRecord): void {
    if (this.#rules.isEmpty) return
    const { effects, cells } = this.#rules.run(values, { stored: values })
    for (const { item, effect } of effects) if (effect.isHidden) this.#change(item.key, { isHidden: true })
    for (const { item, cells: effectOf } of cells)
      this.#change(item.key, { cells: inDetail(item, { effectOf, stored: values, display: this.display }) })
  }

  /** Calculates what waits, and again what rules change because of it. */
  #settleAll(): void {
    this.#formulas.flush()
    for (let round = 0; round < this.#rules.rounds && this.#formulas.isWaiting; round += 1) this.#formulas.flush()
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
    if (state.value === value && state.isRefused === isRefused) return
    if (this.lookups.keeps(item, { result: state.value, values: this.values() })) return
    this.#change(item.key, { value, isRefused })
    if (state.value !== value) this.#followDefaults()
    if (state.value !== value && this.#rules?.reads(path)) this.#followRules()
  }

  #changeIfOther(key: string, change: Partial<FieldState>): void {
    const state = this.stateOf(key)
    const isOther = Object.entries(change).some(([name, value]) => !isSame(own(state, name), value))
    const isAnswered = change.isRequired === false && state.fault?.code.startsWith('required')
    if (isOther) this.#change(key, { ...change, ...(isAnswered && { fault: undefined }) })
  }

  #change(key: string, change: Partial<FieldState>): void {
    const state = this.stateOf(key)
    this.#states.set(key, { ...state, ...change })
    for (const listener of this.#listeners.get(key) ?? []) listener()
  }
}
