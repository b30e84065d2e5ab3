import { readFile } from 'node:fs/promises'

/** CPU time of a process in milliseconds, which Linux counts in hundredths of a second. */
export async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number)
  return (user + system) * 10
}
