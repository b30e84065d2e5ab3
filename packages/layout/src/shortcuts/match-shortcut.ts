import { isMac } from './key-names.ts'

/** One key of the table. */
export interface Shortcut {
  /** `mod+k`, `alt+1`, `/`, `?`: `mod` is Command on a Mac and Ctrl elsewhere. */
  keys: string
  /** `page`: not while typing and not behind a dialog. `typing`: also in fields. `anywhere`: also above dialogs. Default `page`. */
  scope?: 'page' | 'typing' | 'anywhere'
  run: () => void
}

/** What of a keyboard event decides. */
export type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a stroke is this shortcut. */
export function isShortcut(stroke: Stroke, keys: string, mac = isMac()): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const mod = parts.includes('mod')
  if (stroke.altKey !== parts.includes('alt')) return false
  if (stroke.metaKey !== (mod && mac) || stroke.ctrlKey !== (mod && !mac)) return false
  // A sign such as `?` needs Shift on one keyboard and not on another.
  if (!/^[a-z\d]$/.test(key)) return stroke.key === key
  return stroke.shiftKey === parts.includes('shift') && isKey(stroke, key)
}

/** Alt writes other letters on a Mac, and keyboards of other scripts have no `k`: there the place of the key counts. */
function isKey({ key, code, altKey }: Stroke, wanted: string): boolean {
  if (!altKey && /^[a-z\d]$/i.test(key)) return key.toLowerCase() === wanted
  return code === `Key${wanted.toUpperCase()}` || code === `Digit${wanted}`
}
