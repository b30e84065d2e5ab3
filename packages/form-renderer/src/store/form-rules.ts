import {
  type AppliedRules,
  applyRules,
  asText,
  type FormItem,
  type FormModel,
  type JsonRecord,
  own,
  readRows,
  type RuleEffectOf,
  rulesOf,
} from '@sqos/form-model'
import type { Lookups } from './lookups.ts'
import { isSame } from './same-value.ts'

/** What a run of the rules changes. */
export interface RuleChanges {
  /** Components that rules name, with the effect on them. */
  effects: readonly { item: FormItem; effect: RuleEffectOf }[]
  /** Fields with other values. */
  values: readonly { item: FormItem; value: unknown }[]
  /** Sub-tables whose cells have other effects. */
  cells: readonly { item: FormItem; cells: AppliedRules['effectOf'] }[]
  /** Fields whose chosen options are no longer offered, with the remaining value. */
  emptied: readonly { item: FormItem; value: unknown }[]
}

/**
 * The rules of an open form. Keeps the values that were typed into fields before rules set, hid or locked them: they
 * return when the rule no longer applies.
 */
export class FormRules {
  readonly #model: FormModel
  readonly #lookups: Pick<Lookups, 'lookup'>
  readonly #typed = new Map<string, unknown>()
  #applied: AppliedRules | undefined
  readonly #surroundings = new Map<string, string>()

  constructor(model: FormModel, lookups: Pick<Lookups, 'lookup'>) {
    this.#model = model
    this.#lookups = lookups
  }

  /** Whether the form has rules. */
  get isEmpty(): boolean {
    return rulesOf(this.#model).targets.length === 0
  }

  /** The largest number of rounds until rules and formulas agree. */
  get rounds(): number {
    return rulesOf(this.#model).order.length + 1
  }

  /** Whether rules depend on a field. */
  reads = (path: string): boolean => rulesOf(this.#model).reads.has(path)

  effectOf = (item: FormItem, row?: JsonRecord): RuleEffectOf | undefined => this.#applied?.effectOf(item, row)

  /** Forgets what was typed into a field before, because something else was entered. */
  forget(path: string): void {
    this.#typed.delete(path)
  }

  /** Evaluates the rules. */
  run(shown: JsonRecord, { stored }: { stored: JsonRecord }): RuleChanges {
    const rules = rulesOf(this.#model)
    const given = { ...shown, ...Object.fromEntries(this.#typed) }
    const before = this.#applied
    const applied = applyRules(this.#model, given, { stored, lookup: this.#lookups.lookup })
    this.#applied = applied
    const top = rules.targets.filter(({ table }) => table === undefined)
    const settled = new Set(
      rules.order
        .filter(({ kind }) => !kind.formula)
        .flatMap((item) => (item.table === undefined ? item : (this.#model.field(item.table) ?? []))),
    )
    return {
      effects: [...top, ...rules.targets.filter(({ table }) => table !== undefined)].map((item) => ({
        item,
        effect: applied.effectOf(item),
      })),
      values: [...settled].flatMap((item) => this.#settle(item, { given, applied, shown })),
      cells: this.#model.subTables.flatMap((item) => this.#cells(item, applied)),
      emptied: top.flatMap((item) => {
        const { offered } = applied.effectOf(item)
        if (!before || !offered || isSame(before.effectOf(item).offered, offered)) return []
        const value = own(applied.values, item.name)
        const left = remaining(value, offered)
        return isSame(left, value) ? [] : [{ item, value: left }]
      }),
    }
  }

  #settle(
    item: FormItem,
    { given, applied, shown }: { given: JsonRecord; applied: AppliedRules; shown: JsonRecord },
  ): { item: FormItem; value: unknown }[] {
    const typed = own(given, item.name)
    const value = own(applied.values, item.name)
    const { isHidden, isLocked, isSet } = applied.effectOf(item)
    if ((isHidden || isLocked || isSet) && !isSame(value, typed)) this.#typed.set(item.name, typed)
    else this.#typed.delete(item.name)
    return isSame(value, own(shown, item.name)) ? [] : [{ item, value }]
  }

  /** The cells of a table follow its own rows; only other values of the form need another function. */
  #cells(table: FormItem, applied: AppliedRules): { item: FormItem; cells: AppliedRules['effectOf'] }[] {
    const { targets, reads } = rulesOf(this.#model)
    if (!targets.some((item) => item.table === table.name || item === table)) return []
    const others = [...reads].filter((path) => path !== table.name).map((path) => own(applied.values, path) ?? null)
    const text = JSON.stringify(others)
    if (this.#surroundings.get(table.key) === text) return []
    this.#surroundings.set(table.key, text)
    return [{ item: table, cells: applied.effectOf }]
  }
}

/** The effect on cells of a record that is shown as texts: a row follows the stored row at its place. */
export function inDetail(
  { name }: FormItem,
  {
    effectOf,
    stored,
    display = {},
  }: { effectOf: AppliedRules['effectOf']; stored: JsonRecord; display: JsonRecord | undefined },
): (column: FormItem, shown: JsonRecord) => RuleEffectOf {
  const rows = readRows(own(stored, name))
  const storedOf = new Map(readRows(own(display, name)).map((shown, row) => [shown, rows[row]]))
  return (column, shown) => effectOf(column, storedOf.get(shown) ?? shown)
}

/** The chosen values that are offered. */
export function remaining(value: unknown, offered: readonly string[]): unknown {
  if (Array.isArray(value)) return value.filter((one) => offered.includes(asText(one) ?? ''))
  const text = asText(value)
  return text === undefined || offered.includes(text) ? value : undefined
}
