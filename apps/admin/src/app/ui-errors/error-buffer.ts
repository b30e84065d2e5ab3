import type { UiError } from '@sqos/api-client/current-user'
import { local, readKept, writeKept } from '../settings/kept.ts'

const KEY = 'sqos_ui_errors'

/** More would only push out the first one, which is usually the reason for the others. */
const CAPACITY = 50

interface Kept {
  errors: UiError[]
  /** How many at the end of them the server has not got yet. */
  unsent: number
}

/** Keeps an error in this browser, in place of the oldest one when there are many. */
export function keepError(error: UiError): void {
  const { errors, unsent } = read()
  write({ errors: [...errors, error].slice(-CAPACITY), unsent: Math.min(unsent + 1, CAPACITY) })
}

/** The oldest errors that the server has not got. */
export function unsentErrors(most: number): UiError[] {
  const { errors, unsent } = read()
  return unsent === 0 ? [] : errors.slice(-unsent).slice(0, most)
}

/** So many of the oldest unsent errors have arrived. */
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
