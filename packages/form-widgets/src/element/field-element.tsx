import { asLanguage, DEFAULT_LANGUAGE, type Language, languageOfTag } from '@sqos/contract'
import { createRoot, type Root } from 'react-dom/client'
import { isEmpty } from '../base/readers.ts'
import type { WidgetServices } from '../services/index.ts'
import { elementSheet } from './element-styles.ts'
import { ELEMENTS } from './elements.generated.ts'
import { ElementField } from './ElementField.tsx'

/** Detail of the event `change`: the value, and the records behind it where the field has them. */
export interface FieldChange {
  value: unknown
  details: readonly unknown[]
}

/** The kind of elements without the attribute `kind`. */
const DEFAULT_KIND = Object.keys(ELEMENTS).find((kind) => ELEMENTS[kind]?.isDefault) ?? ''

const NO_SERVICES: Partial<WidgetServices> = {}

// Servers that render pages import this file and have no HTMLElement; the class is not used there.
const Element = globalThis.HTMLElement ?? Object

/**
 * `<sqos-field kind="select" name="unit" label="Unit" required>`: a field for pages without React. `value`, `props`
 * (props of the kind: `options`, `maxLength`, …) and `services` are properties; `change` is its event. The form around
 * it submits, resets, disables and validates it like an input; a list is submitted as JSON.
 */
export class FieldElement extends Element {
  static readonly formAssociated = true
  static readonly observedAttributes =
    'kind label help problem placeholder required disabled mode size language theme value aria-label'.split(' ')

  readonly #internals = this.attachInternals()
  readonly #shadow = this.attachShadow({ mode: 'open', delegatesFocus: true })
  readonly #themeOfPage = new MutationObserver(() => this.#followTheme())
  #root: Root | undefined
  #isWaiting = false
  #isDisabledByForm = false
  #missing = ''
  #value: unknown
  #wasSet = false
  #props: Readonly<Record<string, unknown>> = {}
  #services: Partial<WidgetServices> = NO_SERVICES

  constructor() {
    super()
    this.#shadow.adoptedStyleSheets = [elementSheet()]
  }

  /** The value of the field. The attribute `value` is the initial value, with lists and numbers as JSON. */
  get value(): unknown {
    return this.#wasSet ? this.#value : this.#firstValue()
  }

  set value(next: unknown) {
    this.#value = next
    this.#wasSet = true
    this.#tellForm()
    this.#draw()
  }

  /** Props of the kind beyond the attributes: `options`, `dictionary`, `min`, `maxLength`, … */
  get props(): Readonly<Record<string, unknown>> {
    return this.#props
  }

  set props(next: Readonly<Record<string, unknown>>) {
    this.#props = next ?? {}
    this.#draw()
  }

  /** The source of options and regions. Create the object once. */
  get services(): Partial<WidgetServices> {
    return this.#services
  }

  set services(next: Partial<WidgetServices>) {
    this.#services = next ?? NO_SERVICES
    this.#draw()
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form
  }

  get name(): string {
    return this.getAttribute('name') ?? ''
  }

  get validity(): ValidityState {
    return this.#internals.validity
  }

  get validationMessage(): string {
    return this.#internals.validationMessage
  }

  checkValidity(): boolean {
    return this.#internals.checkValidity()
  }

  reportValidity(): boolean {
    return this.#internals.reportValidity()
  }

  connectedCallback(): void {
    // Properties that the page has set before the class was defined.
    for (const name of ['value', 'props', 'services'] as const) this.#takeOwn(name)
    document.addEventListener('mousedown', this.#closeElsewhere, true)
    this.#shadow.addEventListener('keydown', this.#submitByEnter)
    this.#themeOfPage.observe(document.body, { attributeFilter: ['arco-theme'] })
    this.#followTheme()
    this.#tellForm()
    this.#draw()
  }

  disconnectedCallback(): void {
    this.#themeOfPage.disconnect()
    document.removeEventListener('mousedown', this.#closeElsewhere, true)
    this.#shadow.removeEventListener('keydown', this.#submitByEnter)
    // A moved element is connected again at once and keeps its state.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#root?.unmount()
      this.#root = undefined
    })
  }

  attributeChangedCallback(): void {
    this.#followTheme()
    this.#tellForm()
    this.#draw()
  }

  formResetCallback(): void {
    this.#wasSet = false
    this.#tellForm()
    this.#draw()
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabledByForm = isDisabled
    this.#draw()
  }

  formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string') this.value = parse(state)
  }

  #takeOwn(name: 'value' | 'props' | 'services') {
    if (!Object.hasOwn(this, name)) return
    const given: unknown = Reflect.get(this, name)
    Reflect.deleteProperty(this, name)
    Reflect.set(this, name, given)
  }

  /** The attribute `theme`, or Arco's on the page's body. */
  #followTheme() {
    const theme = this.getAttribute('theme') ?? document.body?.getAttribute('arco-theme')
    if (theme === 'dark') this.#internals.states.add('dark')
    else this.#internals.states.delete('dark')
  }

  #firstValue(): unknown {
    const text = this.getAttribute('value')
    return text === null ? undefined : parse(text)
  }

  #tellForm() {
    const { value } = this
    const text = isEmpty(value) ? '' : typeof value === 'string' ? value : JSON.stringify(value)
    this.#internals.setFormValue(text)
    const problem = this.getAttribute('problem')
    const isMissing = this.hasAttribute('required') && isEmpty(value)
    if (problem) this.#internals.setValidity({ customError: true }, problem)
    else if (isMissing) this.#internals.setValidity({ valueMissing: true }, this.#missing || '不能为空')
    else this.#internals.setValidity({})
  }

  /** Renders once for all changes of one task. */
  #draw() {
    if (this.#isWaiting || !this.isConnected) return
    this.#isWaiting = true
    queueMicrotask(() => {
      this.#isWaiting = false
      if (!this.isConnected) return
      this.#root ??= createRoot(this.#shadow)
      this.#root.render(this.#content())
    })
  }

  #content() {
    const text = (name: string) => this.getAttribute(name) ?? undefined
    const kind = text('kind') ?? DEFAULT_KIND
    return (
      <ElementField
        key={kind}
        kind={kind}
        label={text('label') ?? ''}
        help={text('help')}
        problem={text('problem')}
        language={this.#language()}
        services={this.#services}
        shadow={this.#shadow}
        onTexts={this.#takeTexts}
        field={{
          ...this.#props,
          value: this.value,
          onChange: this.#change,
          required: this.hasAttribute('required'),
          disabled: this.hasAttribute('disabled') || this.#isDisabledByForm,
          mode: text('mode'),
          size: text('size'),
          placeholder: text('placeholder'),
          'aria-label': text('aria-label'),
        }}
      />
    )
  }

  /** The attribute `language`, or the language of the page. */
  #language(): Language {
    const own = asLanguage(this.getAttribute('language'))
    if (own) return own
    const around = this.closest('[lang]')?.getAttribute('lang') ?? ''
    return around === '' ? DEFAULT_LANGUAGE : (languageOfTag(around) ?? 'en')
  }

  #takeTexts = (missing: string) => {
    if (missing === this.#missing) return
    this.#missing = missing
    this.#tellForm()
  }

  #change = (value: unknown, ...details: unknown[]) => {
    this.value = value
    const detail: FieldChange = { value, details }
    this.dispatchEvent(new CustomEvent('change', { detail, bubbles: true, composed: true }))
  }

  /** Closes popups on clicks outside of the element; Arco handles clicks in the shadow root. */
  #closeElsewhere = (event: Event) => {
    if (!event.composedPath().includes(this)) this.#shadow.dispatchEvent(new MouseEvent('mousedown'))
  }

  #submitByEnter = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || event.isComposing || event.defaultPrevented)
      return
    const { target } = event
    const isLine = target instanceof HTMLInputElement && !target.closest('[role="combobox"], .arco-picker')
    if (isLine) this.form?.requestSubmit()
  }
}

/**
 * Reads numbers and lists as JSON, other text unchanged. 007, 1.50 and twenty digits stay text, because a number would
 * change them.
 */
function parse(text: string): unknown {
  if (!/^[[{]/.test(text)) return String(Number(text)) === text && Number.isFinite(Number(text)) ? Number(text) : text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
