import { type Ref, useContext, useId } from 'react'
import { FieldItemContext } from './field-item-context.ts'
import type { FieldHandle, FieldMode, FieldProps, FieldSize } from './field-props.ts'
import { isEmpty, type Reader, UNREADABLE } from './readers.ts'

/** Props of Arco's controls. */
export interface ControlProps {
  disabled: boolean
  error: boolean
  size?: FieldSize
}

/** The state of a field: its value, and props of its control and messages. */
export interface Field<Value> {
  /** Undefined for empty and unreadable values. */
  value: Value | undefined
  /** The start of an unreadable value. */
  unreadable?: string | undefined
  mode: FieldMode
  problem?: string | undefined
  /** Spread into an Arco control. */
  control: ControlProps
  required: boolean
  id: string
  name?: string | undefined
  labelId?: string | undefined
  helpId?: string | undefined
  requiredId?: string | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<FieldHandle> | undefined
}

/** Reads the value of a field and merges its props with those of the `FieldItem` around it. */
export function useField<Value>(props: FieldProps & { value?: unknown }, read: Reader<Value>): Field<Value> {
  const item = useContext(FieldItemContext)
  const ownId = useId()
  const value = isEmpty(props.value) ? undefined : read(props.value)
  const problem = props.problem ?? item.problem
  return {
    value: value === UNREADABLE ? undefined : value,
    unreadable: value === UNREADABLE ? preview(props.value) : undefined,
    mode: props.mode ?? 'edit',
    problem: problem || undefined,
    control: {
      disabled: props.disabled ?? false,
      error: Boolean(problem) || props.error === true,
      ...(props.size && { size: props.size }),
    },
    required: props.required ?? item.required ?? false,
    id: props.id ?? item.controlId ?? ownId,
    name: props['aria-label'],
    labelId: item.labelId,
    helpId: item.helpId,
    requiredId: item.requiredId,
    onBlur: props.onBlur,
    ref: props.ref,
  }
}

const PREVIEW_LENGTH = 30

function preview(value: unknown): string {
  const text = textOf(value)
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH)}…` : text
}

/** A short text of any value. JSON fails for cycles and big integers and omits functions and symbols. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? typeof value
  } catch {
    return typeof value
  }
}
