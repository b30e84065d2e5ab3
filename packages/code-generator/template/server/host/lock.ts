import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Takes a folder for this process; throws while another one has it. Returns the function that gives it back. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  const owner = ownerOf(file)
  if (owner !== undefined && owner !== process.pid && isRunning(owner))
    throw new Error(`${folder} is in use by process ${owner}. End it, or set DATA_DIR or DATABASE_URL.`)
  rmSync(file, { force: true })
  writeFileSync(file, String(process.pid), { flag: 'wx' })
  return () => rmSync(file, { force: true })
}

function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
