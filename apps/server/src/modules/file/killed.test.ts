import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RESULT } from '@sqos/contract'
import { freePort } from '@sqos/test-kit/port'
import { expect, it } from 'vitest'
import { callServer, signInAsAdmin } from '../../testing/server-caller.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { md5Of, mergeFile, sendChunk } from './upload.testing.ts'

it(
  'an upload whose server was killed while merging its chunks is completed by the next server',
  { timeout: 600_000 },
  async () => {
    // The upload may be complete before the server is killed: then the test uses another one.
    let outcome = await killWhileMerging()
    while (outcome === 'completed') outcome = await killWhileMerging()

    expect(outcome).toBe('cut')
  },
)

async function killWhileMerging(): Promise<'completed' | 'cut'> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sqos-killed-'))
  const onDisk = () => readdir(join(dataDir, 'files'), { recursive: true })
  const env = { PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const address = `http://127.0.0.1:${env.PORT}`
  const content = Buffer.alloc(60 * 1_048_576, 'sqos ')
  const sent = { content, name: 'big.txt', chunkSize: 5_242_880, identifier: md5Of(content) }
  const known = new Set<string>()
  try {
    let token = ''
    {
      await using server = startServerProcess(env)
      await server.ready
      token = await signInAsAdmin(address)
      // The demo company has files.
      for (const name of await onDisk()) known.add(name)
      for (let number = 1; number <= 12; number++) await sendChunk(callServer(address, token), sent, number)
      const merging = mergeFile(callServer(address, token), sent)
      const outcome = merging.then(
        () => 'completed' as const,
        () => 'cut' as const,
      )
      const seen = async () => (await onDisk()).some((name) => name.endsWith('.part'))
      while (!(await seen())) if ((await Promise.race([outcome, pause()])) !== undefined) break

      server.child.kill('SIGKILL')

      if ((await outcome) === 'completed') return 'completed'
    }
    await using next = startServerProcess(env)
    await next.ready
    const { code, data } = await mergeFile(callServer(address, token), sent)
    const link = await callServer(address, token).get<{ url: string }>(`/api/file/Download/annex/${data.name}`)
    const whole = await fetch(address + link.data.url, { headers: { authorization: token } })

    expect(code).toBe(RESULT.ok)
    expect(md5Of(Buffer.from(await whole.arrayBuffer()))).toBe(sent.identifier)
    // Besides the file there are only partial writes, under names that are never read, until the cleanup.
    expect((await onDisk()).filter((name) => /[0-9a-f]{32}$/.test(name) && !known.has(name))).toHaveLength(1)
    return 'cut'
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const pause = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 2))
