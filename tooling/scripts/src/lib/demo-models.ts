import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type GeneratedFile, withBase } from '@sqos/code-generator'
import { freePort } from '@sqos/test-kit/port'

/** The modules of the models of the demo company. */
export const DEMO_MODULES = [
  'leave-request',
  'expense-claim',
  'purchase-order',
  'asset',
  'customer',
  'contact',
  'inspection',
  'supplier-visit',
]

interface Source {
  id: string
  fullName: string
  enCode: string
}

interface Preview {
  name: string
  list: { children: { id: string; fileContent: string }[] }[]
}

/**
 * Writes the code of every model of the demo company into a copy of the repository, as the server of the copy generates it for a
 * person, and as a project of its own into a folder of `projects`. Throws when the models are others than `DEMO_MODULES`.
 */
export async function writeDemoModels(copy: string, projects: string): Promise<void> {
  await using server = await startServer(copy)
  const call = await signIn(server.url)
  const { list } = await call<{ list: Source[] }>('GET', '/api/visualdev/Generater/Sources?type=4')
  const names: string[] = []
  for (const { id: modelId, fullName, enCode } of list) {
    const start = { type: 4, fullName: `${fullName}代码`, modelId }
    const { id } = await call<{ id: string }>('POST', '/api/visualdev/Generater', start)
    const generate = async (shape: 'workspace' | 'standAlone') => {
      const settings = { shape, module: 'business', className: enCode, description: fullName }
      const path = `/api/visualdev/Generater/${id}/Actions/CodePreview`
      const { name, list: folders } = await call<Preview>('POST', path, settings)
      const files = folders.flatMap(({ children }) => children)
      return { name, files: files.map((file) => ({ path: file.id, text: file.fileContent })) }
    }
    const { name, files } = await generate('workspace')
    names.push(name)
    writeFiles(copy, files)
    writeFiles(join(projects, name), withBase((await generate('standAlone')).files))
  }
  if (names.toSorted().join() !== DEMO_MODULES.toSorted().join())
    throw new Error(`The demo company has the modules ${names.join(', ')}; DEMO_MODULES lists others.`)
}

function writeFiles(folder: string, files: readonly GeneratedFile[]) {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

type Call = <Data>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Data>

async function signIn(url: string): Promise<Call> {
  const password = createHash('md5').update('sqos2026').digest('hex')
  const form = { account: 'admin', password, origin: 'password', client_id: 'admin', client_secret: 'sqos' }
  const body = new URLSearchParams({ ...form, scope: 'all', grant_type: 'password', loginType: '1' })
  const { token } = await read<{ token: string }>(await fetch(`${url}/api/oauth/Login`, { method: 'POST', body }))
  const headers = { authorization: token, 'content-type': 'application/json' }
  return async (method, path, data) =>
    await read(await fetch(url + path, { method, headers, ...(data && { body: JSON.stringify(data) }) }))
}

async function read<Data>(response: Response): Promise<Data> {
  const { code, msg, data }: { code: number; msg: string; data: Data } = JSON.parse(await response.text())
  if (code !== 200) throw new Error(`${response.url} answered ${code}: ${msg}`)
  return data
}

/** The server of a copy with the demo company, on data of its own. */
async function startServer(copy: string) {
  const data = mkdtempSync(join(tmpdir(), 'sqos-demo-models-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: '',
      REDIS_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)

  async function stop() {
    child.kill('SIGTERM')
    await ended
    process.off('exit', kill)
    rmSync(data, { recursive: true, force: true })
  }

  for (let waited = 0; waited < 240_000 && child.exitCode === null; waited += 200) {
    if (await isReady(url)) return { url, [Symbol.asyncDispose]: stop }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await stop()
  throw new Error(`The server of the copy did not start:\n${output}`)
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
