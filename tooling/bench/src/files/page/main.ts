import { ours } from './ours.ts'
import { theirs } from './theirs.ts'

/** Measurements of one upload. */
export interface Run {
  ms: number
  md5: string
  /** Milliseconds; 0 when no task took 50 ms or longer. */
  longestTask: number
}

declare global {
  interface Window {
    upload: (which: 'ours' | 'theirs') => Promise<Run>
  }
}

window.upload = async (which) => {
  const file = document.querySelector('input')?.files?.[0]
  if (!file) throw new Error('No file was chosen.')
  let longestTask = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  })
  observer.observe({ type: 'longtask' })
  const start = performance.now()
  const md5 = await (which === 'ours' ? ours(file) : theirs(file))
  const ms = performance.now() - start
  // The last observations are reported with a delay.
  await new Promise((resolve) => setTimeout(resolve, 100))
  observer.disconnect()
  return { ms, md5, longestTask }
}
