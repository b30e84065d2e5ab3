/** Colour and voice of a toast: errors interrupt a screen reader, the others wait. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error'

/** A line to be shown, and how long it stays. */
export interface ToastOptions {
  kind?: ToastKind | undefined
  /** Already in the reader's language. */
  text: string
  /** ms until it goes by itself; 1500 by the specification of the shell, section 8. */
  duration?: number | undefined
  /** Takes back what the line tells. Such a line stays for 8 seconds. */
  onUndo?: (() => void) | undefined
}

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  duration: number
  onUndo: (() => void) | undefined
}

const DURATION = 1500
const UNDO_DURATION = 8000

let current: Toast | undefined
let count = 0
const listeners = new Set<() => void>()

function change(toast: Toast | undefined) {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows a line at the top of the screen, in place of the one before. Works outside React; <UiKitProvider> draws it. */
export function showToast({ kind = 'info', text, onUndo, duration }: ToastOptions): void {
  count += 1
  change({ id: count, kind, text, onUndo, duration: duration ?? (onUndo ? UNDO_DURATION : DURATION) })
}

/** Takes the line away before its time. */
export const closeToast = (): void => change(undefined)

/** The line on the screen, if there is one. */
export const currentToast = (): Toast | undefined => current

/** Calls the listener when another line is shown or one goes; the answer ends that. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
