import { Readable } from 'node:stream'
import { RESULT } from '@sqos/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { pngOf } from './file.testing.ts'
import { redraw } from './images.ts'
import { sendFile, upload } from './upload.testing.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(() => test.reset())
afterAll(() => test.close())

/** A photo with location, camera and rotation metadata. */
const photo = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#c33' } })
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } },
    })
    .jpeg()
    .toBuffer()

async function fetch(url: string): Promise<{ type: string; content: Buffer }> {
  const answer = await test.app.inject({ url, headers: { authorization: await test.tokenOf('admin') } })
  return { type: String(answer.headers['content-type']), content: answer.rawPayload }
}

it('an image loses location and camera metadata, and is rotated upright', async () => {
  const content = await photo()
  expect(content.includes('Secret Camera')).toBe(true)

  const { data } = await sendFile(test.as('admin'), { content, name: 'me.jpg', chunkSize: 1000 }, 'annexpic')
  const shown = await fetch(data.url)

  const facts = await sharp(shown.content).metadata()
  expect(shown.type).toBe('image/jpeg')
  expect(data.fileSize).toBe(shown.content.length)
  expect(shown.content.includes('Secret Camera')).toBe(false)
  expect(facts).toMatchObject({ width: 400, height: 800 })
  expect(facts.exif).toBeUndefined()
})

it('an attachment is stored unchanged, with a thumbnail', async () => {
  const content = await photo()

  const { data } = await upload(test.as('admin'), { content, name: 'me.JPG' })
  const small = await fetch(data.thumbUrl)

  expect((await fetch(data.url)).content).toEqual(content)
  expect(small.type).toBe('image/webp')
  expect(await sharp(small.content).metadata()).toMatchObject({ width: 160, height: 320, format: 'webp' })
  expect((await sharp(small.content).metadata()).exif).toBeUndefined()
})

it.each([
  ['what only begins like one', pngOf({ width: 10, height: 10 })],
  ['what would unpack to too much', pngOf({ width: 60_000, height: 60_000 })],
])('%s is refused as an image, and accepted as an attachment', async (_, content) => {
  const picture = await upload(test.as('admin'), { content, name: 'a.png' }, 'annexpic')
  const attached = await upload(test.as('admin'), { content, name: 'a.png' })

  expect(picture).toMatchObject({ code: RESULT.refused, msg: '图片已损坏，无法识别' })
  expect(attached.code).toBe(RESULT.ok)
  expect(await test.deps.db.selectFrom('fileObjects').select('status').execute()).toEqual([{ status: 'ready' }])
})

it('animated images stay animated', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const content = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer()

  const { data } = await upload(test.as('admin'), { content, name: 'a.gif' }, 'IM')

  expect(await sharp((await fetch(data.url)).content).metadata()).toMatchObject({ pages: 3, format: 'gif' })
})

it('a file with an image extension but without an image is refused', async () => {
  const answer = await upload(test.as('admin'), { content: Buffer.from('hello'), name: 'a.txt' }, 'annexpic')

  expect(answer).toMatchObject({ code: RESULT.refused, msg: '上传失败，图片格式不允许上传' })
})

it('a source that breaks off before the image is read rejects the reader, not the process', async () => {
  const source = new Readable({ read() {} })
  const picture = await redraw(source, { contentType: 'image/png', extension: 'png' })

  source.destroy(new Error('disk failure'))
  await new Promise((resolve) => source.once('close', resolve))

  await expect(picture.toArray()).rejects.toThrow('disk failure')
})
