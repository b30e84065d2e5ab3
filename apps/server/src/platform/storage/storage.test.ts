import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { openLocalStorage } from './local-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import { StorageFull, StorageMissing, type Storage } from './storage.ts'

const MB = 1_048_576

let folder: string
let bucket: S3rver
let s3: S3Client
const opened = new Map<string, Storage>()
const storage = (name: string) => opened.get(name) ?? expect.fail(`no storage ${name}`)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqos-storage-'))
  bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 'bucket') })
  const { port } = await bucket.run()
  const config = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'files',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  const { endpoint, region, accessKeyId, secretAccessKey } = config
  s3 = new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } })
  await s3.send(new CreateBucketCommand({ Bucket: 'files' }))
  opened.set('a folder', openLocalStorage(folder))
  opened.set('a bucket', openS3Storage(config))
})
afterAll(async () => {
  s3.destroy()
  await bucket.close()
  await rm(folder, { recursive: true })
})

async function readAll(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = []
  for await (const piece of source) read.push(piece)
  return Buffer.concat(read)
}

/** All visible entries, in both storages. */
async function seen(): Promise<string[]> {
  const files = await readdir(join(folder, 'files'), { recursive: true }).catch(() => [])
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: 'files' }))
  return [...files, ...Contents.map(({ Key = '' }) => Key)]
}

async function* pieces(count: number, size = MB) {
  for (let at = 0; at < count; at++) yield Buffer.alloc(size, at)
}

describe.each(['a folder', 'a bucket'])('%s', (name) => {
  it('returns stored bytes, completely and by range', async () => {
    const [key, content] = [newId(), randomBytes(300_000)]

    await storage(name).write(key, cut(content))

    expect(await readAll(await storage(name).read(key))).toEqual(content)
    expect(await readAll(await storage(name).read(key, { start: 10, end: 19 }))).toEqual(content.subarray(10, 20))
  })

  it('stores content of several parts as a stream', async () => {
    const key = newId()

    await storage(name).write(key, pieces(20))

    const hash = createHash('sha256')
    for await (const piece of await storage(name).read(key)) hash.update(piece)
    const wanted = createHash('sha256')
    for await (const piece of pieces(20)) wanted.update(piece)
    expect(hash.digest('hex')).toBe(wanted.digest('hex'))
  })

  it('shows nothing before the content is complete, and keeps nothing after a failure', async () => {
    const key = newId()
    const middle: boolean[] = []
    async function* broken() {
      yield* pieces(9)
      middle.push(
        await storage(name)
          .read(key)
          .then(
            () => true,
            () => false,
          ),
      )
      throw new Error('the line was cut')
    }

    await expect(storage(name).write(key, broken())).rejects.toThrow('the line was cut')

    expect(middle).toEqual([false])
    await expect(storage(name).read(key)).rejects.toThrow(StorageMissing)
    expect((await seen()).filter((one) => one.includes(key))).toEqual([])
  })

  it('deletes content, and ignores unknown keys', async () => {
    const key = newId()
    await storage(name).write(key, pieces(1, 10))

    await storage(name).remove(key)
    await storage(name).remove(key)

    await expect(storage(name).read(key)).rejects.toThrow(StorageMissing)
  })

  it.each(['../../etc/passwd', 'a', `${newId()}/..`, ''])(
    'refuses the key %j, which the server did not create',
    async (key) => {
      await expect(storage(name).write(key, pieces(1, 1))).rejects.toThrow('32 hexadecimal digits')
      await expect(storage(name).read(key)).rejects.toThrow('32 hexadecimal digits')
    },
  )
})

async function* cut(content: Buffer) {
  for (let at = 0; at < content.length; at += 100_000) yield content.subarray(at, at + 100_000)
}

it.runIf(process.platform === 'linux')('a full disk is reported, and nothing remains', async () => {
  const key = newId()
  const where = join(folder, 'files', key.slice(-2))
  await mkdir(where, { recursive: true })
  // A device that is always full.
  await symlink('/dev/full', join(where, `${key}.part`))

  await expect(storage('a folder').write(key, pieces(1))).rejects.toThrow(StorageFull)

  expect((await seen()).filter((one) => one.includes(key))).toEqual([])
})
