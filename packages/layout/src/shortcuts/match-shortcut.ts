import { isMac } from './key-names.ts'

/** A shortcut and its action. */
export interface Shortcut {
  /** `mod+k`, `alt+1`, `/`, `?`: `mod` is Command on a Mac and Ctrl elsewhere. */
  keys: string
  /** `page`: not while typing and not behind a dialog. `typing`: also in fields. `anywhere`: also above dialogs. Default `page`. */
  scope?: 'page' | 'typing' | 'anywhere'
  run: () => void
}

/** The part of a keyboard event that is compared. */
export type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a keyboard event matches a shortcut. */
export function isShortcut(stroke: Stroke, keys: string, mac = isMac()): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const mod = parts.includes('mod')
  if (stroke.altKey !== parts.includes('alt')) return false
  if (stroke.metaKey !== (mod && mac) || stroke.ctrlKey !== (mod && !mac)) return false
  // A character such as `?` needs Shift on some keyboards only.
  if (!/^[a-z\d]$/.test(key)) return stroke.key === key
  return stroke.shiftKey === parts.includes('shift') && isKey(stroke, key)
}

/**
 * Alt produces other letters on a Mac, and keyboards of other scripts have no `k`. In these cases the physical key is
 * compared.
 */
function isKey({ key, code, altKey }: Stroke, wanted: string): boolean {
  if (!altKey && /^[a-z\d]$/i.test(key)) return key.toLowerCase() === wanted
  return code === `Key${wanted.toUpperCase()}` || code === `Digit${wanted}`
}
