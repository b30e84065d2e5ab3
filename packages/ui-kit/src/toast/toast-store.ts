/** Colour and voice of a toast: errors interrupt a screen reader, the others wait. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error'

/** A toast and its duration. */
export interface ToastOptions {
  kind?: ToastKind | undefined
  /** Already in the reader's language. */
  text: string
  /**
   * Duration in ms. Default: 1500 by the specification of the shell, section 8; as long as a longer text is read; errors and
   * warnings that are longer than a line stay until they are closed.
   */
  duration?: number | undefined
  /** Undoes the reported action. Such a toast stays for 8 seconds. */
  onUndo?: (() => void) | undefined
}

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  /** In ms; Infinity until it is closed. */
  duration: number
  onUndo: (() => void) | undefined
}

const DURATION = 1500
const UNDO_DURATION = 8000

/** Bytes that are read within 1.5 s: 20 Chinese or 60 Latin characters. */
const SHORT = 60
const MS_PER_BYTE = 40

function durationOf({ kind, text, onUndo }: ToastOptions): number {
  if (onUndo) return UNDO_DURATION
  const { size } = new Blob([text])
  if (size <= SHORT) return DURATION
  return kind === 'error' || kind === 'warning' ? Infinity : size * MS_PER_BYTE
}

let current: Toast | undefined
let count = 0
const listeners = new Set<() => void>()

function change(toast: Toast | undefined) {
  current = toast
  for (const listener of listeners) listener()
}

/**
 * Shows a toast at the top of the screen, instead of the previous one. Works outside React; <UiKitProvider> renders it.
 */
export function showToast(options: ToastOptions): void {
  const { kind = 'info', text, onUndo, duration = durationOf(options) } = options
  count += 1
  change({ id: count, kind, text, onUndo, duration })
}

/** Closes the toast early. */
export const closeToast = (): void => change(undefined)

/** The shown toast, if any. */
export const currentToast = (): Toast | undefined => current

/** Calls the listener when a toast opens or closes. Returns the unsubscribe function. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
