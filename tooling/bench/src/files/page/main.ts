import { ours } from './ours.ts'
import { theirs } from './theirs.ts'

/** One upload as it went. */
export interface Run {
  ms: number
  md5: string
  /** ms; 0 where none was 50 ms or longer. */
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
  // What was observed last is told a moment later.
  await new Promise((resolve) => setTimeout(resolve, 100))
  observer.disconnect()
  return { ms, md5, longestTask }
}
