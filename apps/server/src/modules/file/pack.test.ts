import { Readable } from 'node:stream'
import { RESULT } from '@sqos/contract'
import { fromBuffer, type Entry } from 'yauzl'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { StorageMissing, type Storage } from '../../platform/storage/storage.ts'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { PackTicket } from './file.schema.ts'
import { packFiles, uniqueNames } from './pack.ts'
import { upload } from './upload.testing.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  await buildUser(test.deps, { account: 'lina' })
  await buildUser(test.deps, { account: 'wang' })
})
afterAll(() => test.close())

const PACK = '/api/file/PackDownload/annex'

async function keep(name: string, content: Buffer, { account = 'lina', type = 'annex' } = {}): Promise<string> {
  return (await upload(test.as(account), { content, name }, type)).data.name
}

const pack = (fileIds: string[], account = 'lina') =>
  test.as(account).post<PackTicket>(
    PACK,
    fileIds.map((fileId) => ({ fileId })),
  )

const fetchAs = async (account: string, url: string) =>
  await test.app.inject({ url, headers: { authorization: await test.tokenOf(account) } })

/** Contents of an archive, read by an independent library. */
async function unpack(archive: Buffer): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {}
  await new Promise<void>((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(error)
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (problem, stream) => {
          if (problem) return reject(problem)
          const pieces: Buffer[] = []
          stream.on('data', (piece: Buffer) => pieces.push(piece))
          stream.on('end', () => {
            files[entry.fileName] = Buffer.concat(pieces)
            zip.readEntry()
          })
          stream.on('error', reject)
        })
      })
      zip.on('end', resolve)
      zip.on('error', reject)
      zip.readEntry()
    })
  })
  return files
}

describe('several files as one archive', () => {
  it('are complete, have distinct names, and the length is announced', async () => {
    const [one, two, large] = [Buffer.from('第一份'), Buffer.from('第二份'), Buffer.alloc(3_000_000, '一二三')]
    const ids = [await keep('报告.txt', one), await keep('报告.TXT', two), await keep('明细.csv', large)]

    const { code, data } = await pack([...ids, ids[0] ?? ''])
    const answer = await fetchAs('lina', data.downloadVo.url)

    expect(code).toBe(RESULT.ok)
    expect(data.downloadName).toBe('报告等3个文件.zip')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(answer.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('报告等3个文件.zip'))
    const files = await unpack(answer.rawPayload)
    expect(Object.keys(files)).toEqual(['报告.txt', '报告 (2).TXT', '明细.csv'])
    expect(Object.values(files).map((content, index) => content.equals([one, two, large][index] ?? one))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('must all be readable by the caller, when the link is created and when it is used', async () => {
    const mine = await keep('a.txt', Buffer.from('a'))
    const hers = await keep('b.txt', Buffer.from('b'), { account: 'wang', type: 'temporary' })
    const { data } = await pack([mine])

    expect(await pack([mine, hers])).toMatchObject({ code: RESULT.notFound, msg: '文件不存在' })
    expect(await pack([])).toMatchObject({ code: RESULT.refused })
    expect((await fetchAs('wang', data.downloadVo.url)).json()).toMatchObject({ msg: '链接已失效' })
    await test.as('lina').delete(`/api/file/annex/${mine}`)
    expect((await fetchAs('lina', data.downloadVo.url)).json()).toMatchObject({ msg: '文件不存在' })
  })

  it('break off when a file cannot be read, and the open file is closed', async () => {
    const opened: Readable[] = []
    const broken: Storage = {
      write: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      read: (key) => {
        if (key === 'gone') return Promise.reject(new StorageMissing(key))
        const stream = new Readable({ read: () => undefined })
        opened.push(stream)
        return Promise.resolve(stream)
      },
    }
    const now = new Date('2026-11-21')
    const missing = await packFiles([{ fileName: 'a', objectKey: 'gone', size: 1 }], { storage: broken, now })
    const left = await packFiles([{ fileName: 'a', objectKey: 'there', size: 1 }], { storage: broken, now })

    await expect(missing.stream.toArray()).rejects.toThrow(StorageMissing)
    left.stream.resume()
    await vi.waitFor(() => expect(opened).toHaveLength(1))
    left.stream.destroy()
    await vi.waitFor(() => expect(opened[0]?.destroyed).toBe(true))
  })

  it('fit a hundred names into a URL', async () => {
    const id = await keep('a.txt', Buffer.from('a'))
    const row = await test.deps.db.selectFrom('files').selectAll().where('name', '=', id).executeTakeFirstOrThrow()
    const names = Array.from({ length: 100 }, () => `20261121_${test.deps.newId()}.txt`)
    await test.deps.db
      .insertInto('files')
      .values(names.map((name) => ({ ...row, name, size: 1 })))
      .execute()

    const { data } = await pack(names)
    const files = await unpack((await fetchAs('lina', data.downloadVo.url)).rawPayload)

    expect(data.downloadVo.url.length).toBeLessThan(8000)
    expect(Object.keys(files)).toHaveLength(100)
    expect(await pack([...names, id])).toMatchObject({ code: RESULT.refused })
  })
})

it.each([
  [
    ['a.txt', 'A.TXT', 'a (2).txt'],
    ['a.txt', 'A (2).TXT', 'a (2) (2).txt'],
  ],
  [
    ['.env', '.env', 'x'],
    ['.env', '.env (2)', 'x'],
  ],
])('get distinct names: %j become %j', (names, unique) => {
  expect(uniqueNames(names)).toEqual(unique)
})
