import { useState } from 'react'

const STORAGE_KEY = 'sqos_sidebar'

/** Whether the sidebar shows names; stored in this browser as 1 or 0. Source: specification of the shell, section 4. */
export function useSidebar(): [opened: boolean, setOpened: (opened: boolean) => void] {
  const [opened, setOpened] = useState(read)
  return [
    opened,
    (next) => {
      setOpened(next)
      write(next)
    },
  ]
}

function read(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== '0'
  } catch {
    // Without storage the sidebar starts open.
    return true
  }
}

function write(opened: boolean) {
  try {
    localStorage.setItem(STORAGE_KEY, opened ? '1' : '0')
  } catch {
    // Without storage the choice is kept until the page is left.
  }
}
