import { readFileSync } from 'node:fs'

/** Resident memory of a process in bytes, as the kernel counts it: at present, and at most since its start. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const bytes = (line: RegExp) => Number(line.exec(status)?.[1] ?? 0) * 1024
  return { now: bytes(/^VmRSS:\s+(\d+) kB/m), peak: bytes(/^VmHWM:\s+(\d+) kB/m) }
}

/** Memory of a process before some work, and its peak during the work; sampled twenty times a second. */
export async function watchMemory<Result>(pid: number, work: () => Promise<Result>) {
  const before = memoryOf(pid).now
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid).now)
  }, 50)
  const start = performance.now()
  try {
    const result = await work()
    return { result, seconds: (performance.now() - start) / 1000, before, peak }
  } finally {
    clearInterval(timer)
  }
}
