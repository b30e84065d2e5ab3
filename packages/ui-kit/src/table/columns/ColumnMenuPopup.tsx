import { Dropdown } from '@arco-design/web-react'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'

export interface ColumnMenuPopupProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  list: ReactNode
  /** The button that it hangs on. */
  children: ReactElement
}

/** What a column's menu opens in; loaded with the first menu that is opened. */
export function ColumnMenuPopup({ open, onOpenChange, list, children }: ColumnMenuPopupProps) {
  // The popup measures its button, which has to stand in the page before.
  const [isPlaced, setIsPlaced] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- a second render is the point
  useEffect(() => setIsPlaced(true), [])

  return (
    <Dropdown
      droplist={list}
      trigger="click"
      position="br"
      popupVisible={open && isPlaced}
      onVisibleChange={onOpenChange}
      unmountOnExit
    >
      {children}
    </Dropdown>
  )
}
