import { Drawer } from '@arco-design/web-react'
import { useReturnFocus } from '@sqos/ui-kit'
import { CloseButton } from '@sqos/ui-kit/list'
import { type ReactNode, useEffect, useId } from 'react'

export interface SideDrawerProps {
  open: boolean
  title: string
  /** px; 700 by the specification. */
  width?: number | undefined
  onClose: () => void
  children: ReactNode
}

/** A drawer that shows or maintains something, without a form of its own. The focus goes inside, and returns to where it was. */
export function SideDrawer({ open, title, width = 700, onClose, children }: SideDrawerProps) {
  const titleId = useId()
  const returnFocus = useReturnFocus(open)
  useEscapeOutside({ open, titleId, onClose })
  const attributes = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId }

  return (
    <Drawer
      {...attributes}
      visible={open}
      title={<span id={titleId}>{title}</span>}
      width={`min(${width}px, 100vw)`}
      footer={null}
      closeIcon={<CloseButton />}
      focusLock
      autoFocus={false}
      unmountOnExit
      onCancel={onClose}
      afterOpen={() => focusInside(titleId)}
      afterClose={returnFocus}
    >
      {children}
    </Drawer>
  )
}

/** Puts the focus on the first thing to use below the title, so that keys, Escape among them, work in the drawer. */
function focusInside(titleId: string) {
  const dialog = document.getElementById(titleId)?.closest('[role="dialog"]')
  if (!dialog || dialog.contains(document.activeElement)) return
  const [close, first = close] = Array.from(
    dialog.querySelectorAll<HTMLElement>(
      'button, [href], input:not([type="hidden"]), select, textarea, [tabindex="0"]',
    ),
    // What is reached inside a grid only has keys of its own, Escape among them.
  ).filter(({ tabIndex }) => tabIndex >= 0)
  first?.focus()
}

/** Escape closes the drawer also when something behind it, such as the row it belongs to, has taken the focus back. */
function useEscapeOutside({ open, titleId, onClose }: { open: boolean; titleId: string; onClose: () => void }) {
  useEffect(() => {
    if (!open) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const dialog = document.getElementById(titleId)?.closest('[role="dialog"]')
      const focused = document.activeElement
      // Inside, the drawer or a dialog above it answers by itself.
      if (dialog && !dialog.contains(focused) && !focused?.closest('[role="dialog"]')) onClose()
    }
    // Before the table behind takes the key for itself.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [open, titleId, onClose])
}
