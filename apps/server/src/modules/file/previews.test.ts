import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { createOfficeConverter } from './office-converter.ts'
import { upload } from './upload.testing.ts'

// A small program in place of LibreOffice. Words in the document control what it does.

/** An RTF document with a word that controls the program. */
const rtf = (word: string) => Buffer.from(`{\\rtf1\\ansi ${word}\\par}`)

let folder: string
let command: string[]
let calls: string
let test: TestApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqos-fake-office-'))
  calls = join(folder, 'calls')
  const program = join(folder, 'office.mjs')
  await writeFile(
    program,
    `
    import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
    import { spawn } from 'node:child_process'
    const args = process.argv.slice(2)
    const input = args.at(-1)
    const text = readFileSync(input, 'latin1')
    const profile = new URL(args.find((one) => one.startsWith('-env:UserInstallation=')).split('=')[1])
    const settings = readFileSync(new URL(profile.href + '/user/registrymodifications.xcu'), 'utf8')
    appendFileSync(${JSON.stringify(calls)}, JSON.stringify({ input, env: process.env, settings }) + '\\n')
    if (text.includes('hang')) {
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
      appendFileSync(${JSON.stringify(calls)}, JSON.stringify({ child: child.pid }) + '\\n')
      setInterval(() => {}, 1000)
    } else if (text.includes('fail')) process.exit(7)
    else if (!text.includes('silent'))
      writeFileSync(args[args.indexOf('--outdir') + 1] + '/document.pdf', '%PDF-1.4 of ' + text.length)
  `,
  )
  command = [process.execPath, program]
  test = await createTestApp({ config: { officeConverter: command } })
})
beforeEach(async () => {
  await test.reset()
  await rm(calls, { force: true })
  await buildUser(test.deps, { account: 'lina' })
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

interface Call {
  input?: string
  env: Record<string, string>
  settings: string
  child?: number
}
const made = async (): Promise<Call[]> =>
  (await readFile(calls, 'utf8').catch(() => ''))
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Call => JSON.parse(line))

/** The answer of the preview of a file. */
async function preview(name: string) {
  const { data } = await test.as('lina').get<string>(`/api/file/Uploader/Preview?fileName=${name}`)
  return await test.app.inject({ url: data, headers: { authorization: await test.tokenOf('lina') } })
}
const keep = async (word: string, name = `${word}.rtf`) =>
  (await upload(test.as('lina'), { content: rtf(word), name })).data.name

it('an office document is previewed as a PDF, converted once per content', async () => {
  const [first, copy] = [await keep('letter'), await keep('letter', 'copy.rtf')]

  const answers = await Promise.all([preview(first), preview(first)])
  const again = await preview(copy)

  for (const answer of [...answers, again]) {
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-security-policy': /sandbox/ })
    expect(answer.body).toBe(`%PDF-1.4 of ${rtf('letter').length}`)
  }
  const [only, ...others] = await made()
  expect(others).toEqual([])
  expect(only?.settings).toContain('DisableMacrosExecution')
  expect(only?.settings).toContain('BlockUntrustedRefererLinks')
  expect(Object.keys(only?.env ?? {})).not.toContain('DATABASE_URL')
  expect(only?.env['HOME']).toContain('sqos-office-')
  expect(await left()).toEqual([])
})

it('the PDF is deleted with the last file of the content', async () => {
  const [first, copy] = [await keep('letter'), await keep('letter', 'copy.rtf')]
  await preview(first)
  const objects = () => test.deps.db.selectFrom('fileObjects').select(['extension', 'referenceCount']).execute()

  await test.as('lina').delete(`/api/file/annex/${first}`)
  expect((await preview(copy)).headers['content-type']).toBe('application/pdf')
  expect(await objects()).toHaveLength(2)
  await test.as('lina').delete(`/api/file/annex/${copy}`)
  expect(await objects()).toEqual([])
})

it.each(['fail', 'silent'])(
  'a document that cannot be converted (%s) is offered for download, and not converted again at once',
  async (word) => {
    const name = await keep(word)

    for (const answer of [await preview(name), await preview(name)]) {
      expect(answer.rawPayload).toEqual(rtf(word))
      expect(answer.headers['content-type']).toBe('application/octet-stream')
    }
    expect(await made()).toHaveLength(1)
    test.clock.advance(10 * 60_000 + 1)
    await preview(name)
    expect(await made()).toHaveLength(2)
    expect(await left()).toEqual([])
  },
)

it('an endless conversion is killed with its child processes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const convert = createOfficeConverter({ command })
  async function* source() {
    yield rtf('hang')
  }

  const ended = convert(source(), 'rtf', () => Promise.resolve()).catch(String)
  await expect.poll(async () => (await made()).at(-1)?.child, { timeout: 30_000 }).toBeGreaterThan(0)
  vi.advanceTimersByTime(60_000)

  expect(await ended).toContain('ended after 60000 ms')
  vi.useRealTimers()
  const child = (await made()).at(-1)?.child ?? 0
  await expect.poll(() => isRunning(child)).toBe(false)
  expect(await left()).toEqual([])
})

it('without a converter the file is offered for download', async () => {
  await using plain = await createTestApp()
  await buildUser(plain.deps, { account: 'lina' })
  const { data } = await upload(plain.as('lina'), { content: rtf('letter'), name: 'a.rtf' })
  const { data: url } = await plain.as('lina').get<string>(`/api/file/Uploader/Preview?fileName=${data.name}`)

  const answer = await plain.app.inject({ url, headers: { authorization: await plain.tokenOf('lina') } })

  expect(answer.rawPayload).toEqual(rtf('letter'))
  expect(answer.headers['content-disposition']).toMatch(/^attachment/)
})

/** Documents that conversions left behind. */
const left = async () =>
  (await made()).flatMap(({ input }) => (input !== undefined && existsSync(input) ? [input] : []))

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
