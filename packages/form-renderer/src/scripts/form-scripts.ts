import {
  asText,
  type FormItem,
  type JsonRecord,
  optionSource,
  type OptionSource,
  ownAt,
  scriptsOf,
} from '@sqos/form-model'
import type { ScriptCall, ScriptOutcome, ScriptProblem } from '@sqos/script-sandbox'
import type { FormStore } from '../store/form-store.ts'
import { openScriptTarget, showScriptToast } from './script-tools.ts'
import type { ScriptFailure, ScriptRequest, ScriptRunner } from './script-runner.ts'

/** Options of the scripts of a form. */
export interface FormScriptsOptions {
  store: FormStore
  runner: ScriptRunner
  request?: ScriptRequest | undefined
  /** Loads options that are not in the document. */
  loadOptions: (source: OptionSource) => Promise<readonly unknown[]>
  onFailure: (failure: ScriptFailure) => void
}

/** An event of a component, with the data for its script. */
export interface ScriptEvent {
  item: FormItem
  name: string
  data: unknown
  /** The index of the row of a cell. */
  row?: number | undefined
}

/** Whether a document has a script. */
export const hasScripts = ({ model }: Pick<FormStore, 'model'>): boolean => scriptsOf(model).length > 0

const scriptText = (node: object, event: string): string => asText(ownAt(node, 'on', event))?.trim() ?? ''

/** Whether a text is not a function. */
const isUnparsable = ({ kind }: ScriptProblem): boolean => kind === 'syntax' || kind === 'notFunction'

/** Runs the scripts of an open form. Failures are reported and do not break the form. */
export class FormScripts {
  readonly #options: FormScriptsOptions
  /** Loaded options by path; loaded when a script asks for them. */
  readonly #loaded = new Map<string, readonly unknown[]>()
  #loading: Promise<unknown> | undefined
  #isClosed = false

  constructor(options: FormScriptsOptions) {
    this.#options = options
  }

  /** An event of a component. */
  async event({ item, name, data, row }: ScriptEvent): Promise<void> {
    const source = scriptText(item.node, name)
    if (source !== '') await this.#run({ source, place: item.place, script: name, data, row })
  }

  /** An event whose script may refuse, by `false` or by rejecting. A text that cannot be run permits. */
  async ask({ item, name, data }: Omit<ScriptEvent, 'row'>): Promise<boolean> {
    const source = scriptText(item.node, name)
    if (source === '') return true
    const { place } = item
    const outcome = await this.#run({ source, place, script: name, data, row: undefined })
    if (!outcome.ok) return isUnparsable(outcome.problem)
    if (outcome.value !== false) return true
    this.#options.onFailure({ place, script: name, kind: 'rejected', message: '' })
    return false
  }

  /** Runs a script of the form. Returns false if `beforeSubmit` refuses the submit. */
  async form(script: 'onLoad' | 'beforeSubmit' | 'afterSubmit'): Promise<boolean> {
    const source = this.#options.store.model.settings[script].trim()
    if (source === '') return true
    const outcome = await this.#run({ source, place: [], script, data: undefined, row: undefined })
    // A text that is not a function is skipped; a script that fails or refuses stops the save.
    return outcome.ok || isUnparsable(outcome.problem)
  }

  /** Stops the effects of running scripts. */
  close(): void {
    this.#isClosed = true
  }

  async #run(script: {
    source: string
    place: readonly string[]
    script: string
    data: unknown
    row: number | undefined
  }) {
    const { runner, onFailure } = this.#options
    if (script.source.includes('getFieldOptions')) await (this.#loading ??= this.#load())
    const tell = ({ kind, message, line }: ScriptProblem) => {
      if (!this.#isClosed) onFailure({ place: script.place, script: script.script, kind, message, line })
    }
    const host = { ...this.#host(script), onLateProblem: tell }
    const outcome: ScriptOutcome = await runner.run({ kind: 'form', source: script.source, host })
    // Texts that are not functions are skipped; the designer reports them.
    if (!outcome.ok && !isUnparsable(outcome.problem)) tell(outcome.problem)
    return outcome
  }

  /** Options that cannot be loaded are an empty list; the field shows the error. */
  async #load(): Promise<void> {
    const { store, loadOptions } = this.#options
    await Promise.all(
      store.model.all.map(async ({ kind, path, node }) => {
        const source = optionSource(node)
        if (!kind.hasOptions || path === '' || source.type === 'static') return
        this.#loaded.set(path, await loadOptions(source).catch(() => []))
      }),
    )
  }

  #host({ data, row }: { data: unknown; row: number | undefined }): ScriptCall['host'] {
    const { store, request } = this.#options
    return {
      values: () => ({
        data,
        formData: store.values(),
        fieldOptions: fieldOptions(store, this.#loaded),
        rowIndex: row,
      }),
      effect: (name, args) => {
        if (this.#isClosed) return
        if (name === 'toast') showScriptToast(args)
        else if (name === 'navigate') openScriptTarget(args)
        else this.#effect({ name, args, row })
      },
      ...(request && { request }),
    }
  }

  #effect({ name, args: [prop, value], row }: { name: string; args: unknown[]; row: number | undefined }): void {
    const { store } = this.#options
    const path = asText(prop)
    if (path === undefined) return
    if (name === 'setFormData') {
      const [table = '', column] = path.split('.')
      if (column === undefined) store.assign(path, value)
      else if (row !== undefined) store.assignCell({ table, column, row }, value)
    }
    if (name === 'setShowOrHide') store.setHidden(path, value !== true)
    if (name === 'setRequired') store.setRequired(path, value === true)
    if (name === 'setDisabled') store.setDisabled(path, value === true)
    if (name === 'setFieldOptions' && Array.isArray(value)) store.setOptions(path, value)
  }
}

/** The known options: of the document, or set by scripts. */
function fieldOptions(store: FormStore, loaded: ReadonlyMap<string, readonly unknown[]>): JsonRecord {
  const entries = store.model.all
    .filter(({ kind, path }) => kind.hasOptions && path !== '')
    .map((item) => {
      const source = optionSource(item.node)
      const known = source.type === 'static' ? source.options : loaded.get(item.path)
      return [item.path, store.stateOf(item.key).options ?? known ?? []] as const
    })
  return Object.fromEntries(entries)
}
