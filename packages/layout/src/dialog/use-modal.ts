import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/**
 * Opens the native dialog, which keeps the focus inside, closes on Escape and restores the focus. A press outside
 * closes it too.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(
    function followOpen() {
      const dialog = ref.current
      if (open && !dialog?.open) dialog?.showModal()
      else if (!open) dialog?.close()
    },
    [open],
  )

  function onClick(event: MouseEvent) {
    if (event.target === event.currentTarget) onClose()
  }

  return { ref, onClose, onClick }
}
