import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. A press beside it closes it too. */
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
