import { readFileSync } from 'node:fs'

/** Resident memory of a process in bytes, as the kernel counts it. */
function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes ?? 0) * 1024
}

/** Memory of a process before some work, and its peak during the work; sampled twenty times a second. */
export async function watchMemory<Result>(pid: number, work: () => Promise<Result>) {
  const before = memoryOf(pid)
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid))
  }, 50)
  const start = performance.now()
  try {
    const result = await work()
    return { result, seconds: (performance.now() - start) / 1000, before, peak }
  } finally {
    clearInterval(timer)
  }
}
