import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { ChunkAnswer, FileTicket } from './file.schema.ts'
import { md5Of, mergeFile, sendChunk, sendFile, upload, type Sent } from './upload.testing.ts'

let test: TestApp
let lina: Caller
let wang: Caller

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  await buildUser(test.deps, { account: 'lina' })
  await buildUser(test.deps, { account: 'wang' })
  lina = test.as('lina')
  wang = test.as('wang')
})
afterAll(() => test.close())

/** A reproducible text that cannot be compressed. */
const text = (bytes: number, seed = 7) =>
  Buffer.from(Array.from({ length: bytes }, (_, index) => 32 + (((index * 2_654_435_761 + seed * 97) >>> 7) % 90)))

const report = (bytes = 2500): Sent => ({ content: text(bytes), name: '报告.txt', chunkSize: 1000 })

async function read(caller: Caller, name: string): Promise<Buffer> {
  const { data } = await caller.get<FileTicket>(`/api/file/Download/annex/${name}`)
  const token = await test.tokenOf(caller === lina ? 'lina' : 'wang')
  return (await test.app.inject({ url: data.url, headers: { authorization: token } })).rawPayload
}

/** Names of all files on disk. */
async function onDisk(): Promise<string[]> {
  const entries = await readdir(join(test.deps.config.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const objects = () => test.deps.db.selectFrom('fileObjects').select(['key', 'status', 'referenceCount']).execute()

describe('an upload in chunks', () => {
  it('accepts chunks in any order and repeated chunks', async () => {
    const sent = report()

    const answers = []
    for (const number of [3, 1, 3, 2]) answers.push((await sendChunk(lina, sent, number)).data)
    const merged = await mergeFile(lina, sent)

    expect(answers).toEqual([
      { merge: false, uploaded: false, chunkNumbers: [3] },
      { merge: false, uploaded: false, chunkNumbers: [1, 3] },
      { merge: false, uploaded: false, chunkNumbers: [1, 3] },
      { merge: true, uploaded: false, chunkNumbers: [1, 2, 3] },
    ])
    expect(merged).toMatchObject({
      code: RESULT.ok,
      data: { name: expect.stringMatching(/^20261121_[0-9a-f]{32}\.txt$/), fileSize: 2500, fileExtension: 'txt' },
    })
    expect(await read(lina, merged.data.name)).toEqual(sent.content)
    expect(await objects()).toEqual([{ key: expect.any(String), status: 'ready', referenceCount: 1 }])
    expect(await onDisk()).toHaveLength(1)
  })

  it('continues after a reload with the stored chunks', async () => {
    const sent = report()
    await sendChunk(lina, sent, 2)

    const query = `chunkNumber=1&totalChunks=3&chunkSize=1000&totalSize=2500&identifier=${md5Of(sent.content)}`
    const { data } = await lina.get<ChunkAnswer>(`/api/file/chunk?${query}`)
    const others = await wang.get<ChunkAnswer>(`/api/file/chunk?${query}`)

    expect(data).toEqual({ merge: false, uploaded: false, chunkNumbers: [2] })
    expect(others.data.chunkNumbers).toEqual([])
  })

  it('returns the same when it is completed again', async () => {
    const sent = report()
    const first = await sendFile(lina, sent)

    const again = await mergeFile(lina, sent)
    const both = await Promise.all([mergeFile(lina, sent), mergeFile(lina, sent)])

    expect([again.data, ...both.map(({ data }) => data)]).toEqual([first.data, first.data, first.data])
  })

  it('is stored once when two requests complete it at once', async () => {
    const sent = report()
    for (const number of [1, 2, 3]) await sendChunk(lina, sent, number)

    const answers = await Promise.all(Array.from({ length: 4 }, () => mergeFile(lina, sent)))

    expect(new Set(answers.map(({ data }) => data.name)).size).toBe(1)
    expect(await onDisk()).toHaveLength(1)
  })

  it('cannot be completed while a chunk is missing', async () => {
    const sent = report()
    await sendChunk(lina, sent, 1)
    await sendChunk(lina, sent, 3)

    const early = await mergeFile(lina, sent)
    await sendChunk(lina, sent, 2)

    expect(early).toMatchObject({ code: RESULT.refused, msg: '文件还没有传完，请继续上传' })
    expect((await mergeFile(lina, sent)).code).toBe(RESULT.ok)
  })

  it('is deleted when its content does not match its MD5', async () => {
    const sent = { ...report(), identifier: 'a'.repeat(32) }

    const answer = await sendFile(lina, sent)

    expect(answer).toMatchObject({ code: RESULT.refused, msg: '文件在传输中损坏，请重新上传' })
    expect(await objects()).toEqual([])
    expect(await onDisk()).toEqual([])
  })

  it('starts again when the chunk size changes', async () => {
    await sendChunk(lina, report(), 1)

    const { data } = await sendChunk(lina, { ...report(), chunkSize: 500 }, 2)

    expect(data.chunkNumbers).toEqual([2])
  })

  it.each([
    [
      'a type that is not allowed',
      { content: text(10), name: 'run.exe', chunkSize: 10 },
      '上传失败，文件格式不允许上传',
    ],
    ['no ending', { content: text(10), name: 'README', chunkSize: 10 }, '上传失败，文件格式不允许上传'],
    ['no name', { content: text(10), name: '../..', chunkSize: 10 }, '文件没有名称'],
    [
      'a page as a picture',
      { content: Buffer.from('<svg onload=alert(1)>'), name: 'a.png', chunkSize: 99 },
      '.png 不符',
    ],
    ['a program as a text', { content: Buffer.from('MZ\0\0\0\0'), name: 'a.txt', chunkSize: 99 }, '.txt 不符'],
    ['a name of 256 bytes', { content: text(10), name: `${'a'.repeat(252)}.txt`, chunkSize: 10 }, '255 个字节'],
  ])('with %s is refused with the first chunk', async (_, sent, msg) => {
    const answer = await sendChunk(lina, sent, 1)

    expect(answer).toMatchObject({ code: RESULT.refused, msg: expect.stringContaining(msg) })
    expect(await objects()).toEqual([])
  })

  it('keeps a name of 255 bytes in any script, without a path', async () => {
    const name = `${'龙'.repeat(83)}ab.txt`
    expect(Buffer.byteLength(name)).toBe(255)

    const kept = await sendFile(lina, { ...report(), name: `..\\..\\/etc/${name}` })
    const { data } = await lina.get<FileTicket>(`/api/file/Download/annex/${kept.data.name}`)

    expect(data.name).toBe(name)
  })

  it('accepts an office file with a password, which is an OLE container', async () => {
    const content = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])

    for (const name of ['工资.xlsx', '合同.docx', '汇报.pptx'])
      expect(await sendFile(lina, { content, name, chunkSize: 1000 })).toMatchObject({ code: RESULT.ok })
    expect(await sendFile(lina, { content, name: '合同.pdf', chunkSize: 1000 }).catch(String)).toContain('.pdf 不符')
  })

  it('refuses invalid fields', async () => {
    const form = new FormData()
    form.append('chunkNumber', 'two')
    form.append('file', new Blob(['x']), 'x.txt')

    const answer = await lina.post('/api/file/chunk', form)

    expect(answer.code).toBe(RESULT.refused)
    expect(await objects()).toEqual([])
  })

  it('accepts fields in the query, and after the file', async () => {
    const form = new FormData()
    form.append('file', new Blob(['hello']), 'x.txt')
    form.append('identifier', md5Of(Buffer.from('hello')))

    const { data } = await lina.post<ChunkAnswer>(
      '/api/file/chunk?chunkNumber=1&totalChunks=1&totalSize=5&filename=x.txt&fileType=file&extension=txt',
      form,
    )

    expect(data).toMatchObject({ merge: true })
  })
})

describe('equal content', () => {
  it('is complete at once for a user who has the file', async () => {
    const sent = report()
    const first = await sendFile(lina, sent)

    const query = `chunkNumber=1&totalChunks=3&chunkSize=1000&totalSize=2500&identifier=${md5Of(sent.content)}`
    const { data } = await lina.get<ChunkAnswer>(`/api/file/chunk?${query}`)
    const piece = await sendChunk(lina, { ...sent, name: '副本.txt' }, 1)
    const second = await mergeFile(lina, { ...sent, name: '副本.txt' })

    expect(data).toEqual({ merge: true, uploaded: true, chunkNumbers: [1, 2, 3] })
    expect(piece.data).toEqual(data)
    expect(second.data.name).not.toBe(first.data.name)
    expect(await objects()).toMatchObject([{ referenceCount: 2 }])
  })

  it('is not given to a user who only knows its MD5', async () => {
    const sent = report()
    await sendFile(lina, sent)
    const forged = { ...sent, content: text(2500, 8), identifier: md5Of(sent.content) }

    const query = `chunkNumber=1&totalChunks=3&chunkSize=1000&totalSize=2500&identifier=${md5Of(sent.content)}`
    const looked = await wang.get<ChunkAnswer>(`/api/file/chunk?${query}`)
    const merged = await mergeFile(wang, sent)
    const piece = await sendChunk(wang, forged, 1)
    const small = await sendChunk(wang, sent, 3)

    expect(looked.data).toMatchObject({ uploaded: false, chunkNumbers: [] })
    expect(merged.code).toBe(RESULT.refused)
    expect(piece.data.uploaded).toBe(false)
    expect(small.data.uploaded).toBe(false)
  })

  it('is complete at once for a user who proves to have the file', async () => {
    const sent = { ...report(), chunkSize: 5000 }
    await sendFile(lina, sent)

    const piece = await sendChunk(wang, sent, 1)
    const merged = await mergeFile(wang, sent)

    expect(piece.data).toEqual({ merge: true, uploaded: true, chunkNumbers: [1] })
    expect(await read(wang, merged.data.name)).toEqual(sent.content)
    expect(await onDisk()).toHaveLength(1)
  })

  it('uploaded by two users at once is stored once, and deleted with the last file', async () => {
    const sent = report()
    for (const number of [1, 2, 3]) for (const caller of [lina, wang]) await sendChunk(caller, sent, number)

    const [hers, his] = await Promise.all([mergeFile(lina, sent), mergeFile(wang, sent)])

    expect(await onDisk()).toHaveLength(1)
    expect((await wang.delete(`/api/file/annex/${hers.data.name}`)).code).toBe(RESULT.forbidden)
    await lina.delete(`/api/file/annex/${hers.data.name}`)
    expect(await read(wang, his.data.name)).toEqual(sent.content)
    await wang.delete(`/api/file/annex/${his.data.name}`)
    expect(await objects()).toEqual([])
    expect(await onDisk()).toEqual([])
  })
})

describe('the limits', () => {
  const set = (key: string, value: string) => test.deps.db.insertInto('systemSettings').values({ key, value }).execute()

  it('apply to the size of a file', async () => {
    await set('fileMaxMegabytes', '1')
    const content = Buffer.alloc(1_048_577, 'a')

    const first = await sendChunk(lina, { content, name: 'a.txt', chunkSize: 100_000 }, 1)
    const whole = await upload(lina, { content, name: 'a.txt' })

    expect(first).toMatchObject({ code: RESULT.refused, msg: '文件大小超过1MB' })
    expect(whole).toMatchObject({ code: RESULT.refused, msg: '文件大小超过1MB' })
    expect(await objects()).toEqual([])
  })

  it('apply to the quota of a user, including incomplete uploads', async () => {
    await set('fileQuotaMegabytes', '1')
    const half = (name: string): Sent => ({ content: randomText(600_000), name, chunkSize: 1_000_000 })

    await sendFile(lina, half('a.txt'))
    const second = await sendChunk(lina, half('b.txt'), 1)
    await sendChunk(wang, half('a.txt'), 1)
    const third = await sendChunk(wang, half('b.txt'), 1)

    expect(second).toMatchObject({ code: RESULT.refused, msg: expect.stringContaining('上限 1 MB') })
    expect(third.code).toBe(RESULT.refused)
  })

  it('refuse empty files', async () => {
    const empty = { content: Buffer.alloc(0), name: 'a.txt', chunkSize: 100 }

    expect(await upload(lina, empty)).toMatchObject({ code: RESULT.refused, msg: '文件是空的，不能上传' })
    expect(await sendChunk(lina, empty, 1)).toMatchObject({ code: RESULT.refused, msg: '文件是空的，不能上传' })
  })
})

const randomText = (bytes: number) => Buffer.from(randomBytes(bytes / 2).toString('hex'))

it('a cancelled upload is deleted, by its owner only', async () => {
  const sent = report()
  await sendChunk(lina, sent, 1)
  const address = `/api/file/chunk?identifier=${md5Of(sent.content)}`

  await wang.delete(address)
  const before = await onDisk()
  const answer = await lina.delete(address)

  expect(before).toHaveLength(1)
  expect(answer.code).toBe(RESULT.ok)
  expect(await onDisk()).toEqual([])
  expect(await objects()).toEqual([])
})

it('an abandoned upload is deleted', async () => {
  await sendChunk(lina, report(), 1)
  test.clock.advance(3 * 24 * 3_600_000 + 1)

  await test.app.jobs.drain()

  expect(await objects()).toEqual([])
  expect(await onDisk()).toEqual([])
})
