import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { RESULT } from '@sqos/contract'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { FileTicket } from './file.schema.ts'
import { sendFile } from './upload.testing.ts'

let folder: string
let server: S3rver
let s3: S3Client
let test: TestApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqos-bucket-'))
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  const [region, accessKeyId, secretAccessKey] = ['us-east-1', 'S3RVER', 'S3RVER']
  s3 = new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } })
  await s3.send(new CreateBucketCommand({ Bucket: 'files' }))
  test = await createTestApp({ config: { s3: { endpoint, region, accessKeyId, secretAccessKey, bucket: 'files' } } })
})
afterAll(async () => {
  await test.close()
  s3.destroy()
  await server.close()
  await rm(folder, { recursive: true })
})

const inBucket = async () => (await s3.send(new ListObjectsV2Command({ Bucket: 'files' }))).Contents ?? []

it('files are stored, read in ranges and deleted in a bucket like on disk', async () => {
  const sent = { content: Buffer.from('一二三四五六七八九十'.repeat(1000)), name: '书.txt', chunkSize: 7000 }

  const kept = await sendFile(test.as('admin'), sent)
  const { data: link } = await test.as('admin').get<FileTicket>(`/api/file/Download/annex/${kept.data.name}`)
  const headers = { authorization: await test.tokenOf('admin') }
  const whole = await test.app.inject({ url: link.url, headers })
  const part = await test.app.inject({ url: link.url, headers: { ...headers, range: 'bytes=29997-' } })
  const stored = await inBucket()
  await test.as('admin').delete(`/api/file/annex/${kept.data.name}`)

  expect(kept.code).toBe(RESULT.ok)
  expect(whole.rawPayload).toEqual(sent.content)
  expect(part.body).toBe('十')
  expect(stored).toMatchObject([{ Size: 30_000 }])
  expect(await inBucket()).toEqual([])
})
