import { selectUser } from '@sqos/session'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { AppState } from '../../app/store.ts'

const MOST = 12

/** The pages that the user pinned, first pinned first. This browser keeps them for each user. */
export function usePinned() {
  const userId = useSelector((state: AppState) => selectUser(state)?.userId) ?? ''
  const key = `sqos_pinned_${userId}`
  const [pinned, setPinned] = useState(() => read(key))

  function toggle(path: string) {
    const next = pinned.includes(path) ? pinned.filter((one) => one !== path) : [...pinned, path].slice(-MOST)
    setPinned(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage is blocked or full. The pins then last until the page is closed.
    }
  }
  return { pinned, toggle }
}

function read(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((path): path is string => typeof path === 'string' && /^\/[^/\\]/.test(path))
      : []
  } catch {
    return []
  }
}
