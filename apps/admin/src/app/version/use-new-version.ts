import { hasUnsavedInput } from '@sqos/ui-kit'
import { useEffect, useState } from 'react'
import { signals } from '../realtime/signals.ts'
import { latestVersion, shellVersion } from './shell-version.ts'

/** Milliseconds between two checks: without a socket, and with one, which breaks when a new version is installed. */
const LOOK_EVERY = 5 * 60_000
const LOOK_RARELY = 30 * 60_000
/** Milliseconds between two checks that the focus causes. */
const NOT_BEFORE = 30_000

/** A newer build than the running one, reported while no input is unsaved; `dismiss` hides it until the next build. */
export function useNewVersion() {
  const [newer, setNewer] = useState<string>()
  const [dismissed, setDismissed] = useState<string>()

  useEffect(function lookForNewVersion() {
    const running = shellVersion()
    if (!running) return
    let current = true
    let lookedAt = Date.now()

    async function look() {
      lookedAt = Date.now()
      const latest = await latestVersion()
      // With unsaved input, the offer waits for the next check.
      if (current && latest && !hasUnsavedInput()) setNewer(latest === running ? undefined : latest)
    }
    const lookAgain = () => {
      if (document.visibilityState === 'visible' && Date.now() - lookedAt >= NOT_BEFORE) void look()
    }

    const timer = setInterval(() => {
      if (!signals.isConnected() || Date.now() - lookedAt >= LOOK_RARELY - LOOK_EVERY) void look()
    }, LOOK_EVERY)
    const stopListening = signals.on('reconnected', () => void look())
    window.addEventListener('focus', lookAgain)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      current = false
      clearInterval(timer)
      stopListening()
      window.removeEventListener('focus', lookAgain)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [])

  return { isNewer: newer !== undefined && newer !== dismissed, dismiss: () => setDismissed(newer) }
}
