import { RESULT } from '@sqos/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { AvatarUpload } from './file.schema.ts'
import { pngOf } from './file.testing.ts'

const ME = '/api/permission/Users/Current'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  await buildUser(test.deps, { account: 'lina' })
})
afterAll(() => test.close())

function upload(content: Buffer | string, name = 'me.png') {
  const form = new FormData()
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  return test.as('lina').post<AvatarUpload>('/api/file/Uploader/userAvatar', form)
}

const plain = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: '#36c' } })

const photo = (width: number, height: number) =>
  plain(width, height)
    .withExif({ IFD0: { Make: 'Secret Camera' } })
    .jpeg()
    .toBuffer()

const stored = async () => (await test.deps.db.selectFrom('avatars').select('name').execute()).map(({ name }) => name)

it("a stored image becomes the user's avatar and is visible to every user", async () => {
  const picture = await photo(1024, 512)
  expect(picture.includes('Secret Camera')).toBe(true)

  const { data } = await upload(picture, 'me.jpg')
  const saved = await test.as('lina').put(`${ME}/Avatar/${data.name}`)
  const { data: info } = await test.as('lina').get<{ avatar: string }>(`${ME}/BaseInfo`)
  const { data: user } = await test.as('lina').get<{ userInfo: { headIcon: string } }>('/api/oauth/CurrentUser')
  const shown = await test.app.inject(data.url)

  expect(data).toEqual({
    name: expect.stringMatching(/^[0-9a-f]{64}\.jpg$/),
    url: info.avatar,
    fileSize: shown.rawPayload.length,
  })
  expect(saved).toMatchObject({ code: RESULT.ok, msg: '更新成功', data: null })
  expect(user.userInfo.headIcon).toBe(data.url)
  // Small enough for a list, and without metadata of the camera.
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 512, height: 256 })
  expect(shown.rawPayload.includes('Secret Camera')).toBe(false)
  expect(shown.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/jpeg',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

it('the type follows from the content, not from the name', async () => {
  const gif = await upload(await plain(10).gif().toBuffer(), '../../etc/me.png')

  expect(gif.data.name).toMatch(/^[0-9a-f]{64}\.gif$/)
})

it.each([
  ['a script in a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<html><script>alert(1)</script></html>'],
  ['nothing', ''],
  ['the beginning of a picture', pngOf({ width: 10, height: 10 })],
])('%s is refused, whatever its name', async (_, content) => {
  const answer = await upload(content)

  expect(answer).toMatchObject({ code: RESULT.refused, msg: expect.stringMatching(/图片格式不允许上传|图片已损坏/) })
  expect(await stored()).toEqual([])
})

it('an image that would decode to too many pixels is refused', async () => {
  const bomb = await upload(pngOf({ width: 60_000, height: 60_000 }))

  expect(bomb).toMatchObject({ code: RESULT.refused, msg: '图片的宽和高不能超过 4096 像素' })
})

it('more than 5 MB and a body without a file are refused', async () => {
  const content = Buffer.concat([pngOf({ width: 10, height: 10 }), Buffer.alloc(5 * 1_048_576)])

  expect(await upload(content)).toMatchObject({ code: RESULT.refused, msg: '文件大小超过5MB' })
  expect(await test.as('lina').post('/api/file/Uploader/userAvatar', { file: 'x' })).toMatchObject({
    code: RESULT.refused,
  })
  expect(await stored()).toEqual([])
})

it('an upload requires a session', async () => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pngOf({ width: 1, height: 1 }))]), 'me.png')

  expect(await test.anonymous.post('/api/file/Uploader/userAvatar', form)).toMatchObject({
    code: RESULT.sessionExpired,
  })
})

it.each([
  '..%2f..%2fetc%2fpasswd',
  '....//....//etc/passwd',
  "x' or '1'='1",
  '%00.png',
  `${'0'.repeat(64)}.svg`,
  `${'0'.repeat(64)}.png%0d%0aset-cookie:a=b`,
])('the image %s does not exist', async (name) => {
  const shown = await test.app.inject(`/api/file/Image/userAvatar/${name}`)
  const saved = await test.as('lina').put(`${ME}/Avatar/${name}`)

  expect(shown.headers['cache-control']).toBe('no-store')
  expect(shown.headers['content-type']).toMatch('application/json')
  expect(saved.code).not.toBe(RESULT.ok)
})

it('an avatar that was never uploaded is refused', async () => {
  const name = `${'0'.repeat(64)}.png`

  expect(await test.anonymous.get(`/api/file/Image/userAvatar/${name}`)).toMatchObject({ code: RESULT.notFound })
  expect(await test.as('lina').put(`${ME}/Avatar/${name}`)).toMatchObject({
    code: RESULT.refused,
    msg: '图片不存在，请重新上传',
  })
})

it('an unused image is deleted after a day', async () => {
  const worn = await upload(await plain(1).png().toBuffer())
  await test.as('lina').put(`${ME}/Avatar/${worn.data.name}`)
  await upload(await plain(2).png().toBuffer())

  test.clock.advance(24 * 3_600_000 + 1)
  await test.deps.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(test.clock.now().getTime() + 60_000) })
    .execute()
  const last = await upload(await plain(3).png().toBuffer())

  expect((await stored()).toSorted()).toEqual([worn.data.name, last.data.name].toSorted())
})
