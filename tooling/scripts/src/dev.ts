import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { endWithLaunchers } from './lib/launchers.ts'
import { ROOT } from './lib/workspace.ts'

// Vite proxies API requests to this URL, on whatever port the server listens.
const apiUrl = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 4100}`

/** Starts a command in its own process group, so that one Ctrl-C is forwarded exactly once, to all its processes. */
function begin(args: string[], cwd: string) {
  return spawn(process.execPath, args, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: process.env['DATA_DIR'] ?? join(ROOT, '.data'),
      API_URL: apiUrl,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
}

console.log(`Open the address that Vite prints; it asks the server on ${apiUrl} for data.`)
const children = [
  begin(['--watch', '--watch-preserve-output', join(ROOT, 'apps/server/src/main.ts'), ...process.argv.slice(2)], ROOT),
  begin([join(ROOT, 'node_modules/vite/bin/vite.js')], join(ROOT, 'apps/admin')),
]

function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  if (process.platform === 'win32') child.kill()
  else process.kill(-child.pid, 'SIGTERM')
}

endWithLaunchers()
let stopping = false
function endAll(code: number) {
  if (stopping) return
  stopping = true
  process.exitCode = code
  children.forEach(end)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endAll(0))
for (const child of children) {
  child.on('error', (error) => {
    console.error(error.message)
    endAll(1)
  })
  // If one of them ends, the other one ends as well.
  child.on('exit', (code) => endAll(code ?? 1))
}
