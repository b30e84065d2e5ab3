import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { closeIcon } from '../base/icons.tsx'
import { classes, useArcoLook } from '../base/use-arco-look.ts'
import type { ControlProps } from '../base/use-field.ts'

interface TextBoxOptions {
  control: ControlProps
  value: string
  onChange: (value: string) => void
  onPressEnter: () => void
  type?: 'password' | undefined
  placeholder: string
  isClearable: boolean
  maxLength: number | undefined
  autoComplete: string | undefined
  prefix: ReactNode
  suffix: ReactNode
  before: ReactNode
  after: ReactNode
}

/**
 * Renders the elements of Arco's input without its components: Arco renders four components per key press, and forms
 * have hundreds of inputs. A hook instead of a component saves one more.
 */
export function useTextBox(options: TextBoxOptions): ReactElement {
  const { control, maxLength, prefix, suffix, before, after, isClearable } = options
  const { disabled, error } = control
  const look = useArcoLook('Input')
  const input = useRef<HTMLInputElement>(null)
  const [isFocused, setFocused] = useState(false)
  // The button to clear is visible on hover and focus only.
  const [wasNear, setNear] = useState(false)
  // Unfinished input method text is shown and not reported.
  const [draft, setDraft] = useState<string>()
  const cut = (text: string) => (maxLength === undefined ? text : text.slice(0, maxLength))
  const value = cut(options.value)
  const size = control.size ?? look.size
  const name = look.nameOf('input')

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    if (draft === undefined) tell(target.value)
    else setDraft(target.value)
  }

  function tell(text: string) {
    const next = cut(text)
    if (next !== value) options.onChange(next)
  }

  function endComposition({ currentTarget }: CompositionEvent<HTMLInputElement>) {
    setDraft(undefined)
    tell(currentTarget.value)
  }

  function press({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Enter' && !nativeEvent.isComposing) options.onPressEnter()
  }

  function clear(event: MouseEvent) {
    event.stopPropagation()
    input.current?.focus()
    tell('')
  }

  const box = (
    <input
      ref={input}
      aria-invalid={error || undefined}
      type={options.type}
      className={classes(name, `${name}-size-${size}`, error && `${name}-error`, disabled && `${name}-disabled`)}
      value={draft ?? value}
      placeholder={options.placeholder}
      disabled={disabled}
      maxLength={maxLength}
      autoComplete={options.autoComplete}
      onChange={change}
      onKeyDown={press}
      onCompositionStart={({ currentTarget }) => setDraft(currentTarget.value)}
      onCompositionEnd={endComposition}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    />
  )
  const hasAround = Boolean(prefix || suffix || before || after)
  if (!hasAround && !isClearable) return box

  const inner = `${name}-inner-wrapper`
  const wrapped = (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a larger target for the mouse
    <span
      className={classes(
        inner,
        error && `${inner}-error`,
        disabled && `${inner}-disabled`,
        isFocused && `${inner}-focus`,
        Boolean(prefix) && `${inner}-has-prefix`,
        `${inner}-${size}`,
        isClearable && `${name}-clear-wrapper`,
        look.isRightToLeft && `${inner}-rtl`,
      )}
      onPointerEnter={() => setNear(true)}
      onMouseDown={keepFocus}
      onClick={() => input.current?.focus()}
    >
      {prefix && <span className={`${name}-group-prefix`}>{prefix}</span>}
      {box}
      {isClearable && (wasNear || isFocused) && !disabled && value && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its role is set by the field; keys have Ctrl+A, Delete
        <span className={`${look.nameOf('icon-hover')} ${name}-clear-icon`} onClick={clear}>
          {closeIcon}
        </span>
      )}
      {suffix && <span className={`${name}-group-suffix`}>{suffix}</span>}
    </span>
  )
  if (!hasAround) return wrapped

  const outer = `${name}-group-wrapper`
  return (
    <div
      className={classes(
        outer,
        `${outer}-${size}`,
        Boolean(suffix) && `${name}-has-suffix`,
        disabled && `${outer}-disabled`,
        look.isRightToLeft && `${outer}-rtl`,
      )}
    >
      <span className={`${name}-group`}>
        {before && <span className={`${name}-group-addbefore`}>{before}</span>}
        {wrapped}
        {after && <span className={`${name}-group-addafter`}>{after}</span>}
      </span>
    </div>
  )
}

/** Pressing beside the text keeps the focus in the input. */
function keepFocus(event: MouseEvent<HTMLElement>) {
  const { target, currentTarget } = event
  const isOwn = target instanceof Node && currentTarget.contains(target)
  if (isOwn && !(target instanceof HTMLInputElement)) event.preventDefault()
}
