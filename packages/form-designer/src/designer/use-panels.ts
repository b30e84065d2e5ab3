import { useState } from 'react'

/** Which panels beside the canvas are open. */
export interface Panels {
  left: boolean
  right: boolean
  toggle: (side: 'left' | 'right') => void
}

/** The panels beside the canvas. Closed ones leave the canvas their space until the designer is left. */
export function usePanels(): Panels {
  const [open, setOpen] = useState({ left: true, right: true })
  return { ...open, toggle: (side) => setOpen((before) => ({ ...before, [side]: !before[side] })) }
}
