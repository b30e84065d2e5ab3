import type { UiError } from '@sqos/api-client/current-user'
import { local, readKept, writeKept } from '../settings/kept.ts'

const KEY = 'sqos_ui_errors'

/** More errors would remove the first one, which is usually the cause of the others. */
const CAPACITY = 50

interface Kept {
  errors: UiError[]
  /** Number of errors at the end of the list that were not sent. */
  unsent: number
}

/** Stores an error in this browser; removes the oldest one when the buffer is full. */
export function keepError(error: UiError): void {
  const { errors, unsent } = read()
  write({ errors: [...errors, error].slice(-CAPACITY), unsent: Math.min(unsent + 1, CAPACITY) })
}

/** The oldest unsent errors. */
export function unsentErrors(most: number): UiError[] {
  const { errors, unsent } = read()
  return unsent === 0 ? [] : errors.slice(-unsent).slice(0, most)
}

/** Marks the oldest `count` unsent errors as sent. */
export function markSent(count: number): void {
  const { errors, unsent } = read()
  write({ errors, unsent: Math.max(0, unsent - count) })
}

const write = (kept: Kept) => writeKept(local, KEY, kept)

function read(): Kept {
  const { errors, unsent } = readKept(local, KEY)
  const list = Array.isArray(errors) ? errors.filter(isUiError) : []
  return { errors: list, unsent: typeof unsent === 'number' ? Math.min(Math.max(0, unsent), list.length) : 0 }
}

function isUiError(value: unknown): value is UiError {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['message', 'address', 'version'].every((key) => typeof Reflect.get(value, key) === 'string') &&
    typeof Reflect.get(value, 'time') === 'number'
  )
}
