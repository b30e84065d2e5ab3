import { afterEach, expect, it, vi } from 'vitest'
import { createWorkerHasher } from './hasher.ts'
import { indexedDbStore } from './indexed-db-store.ts'
import { CHUNK_BYTES } from './limits.ts'
import type { KeptUpload } from './queue-store.ts'
import type { UploadPort } from './upload-port.ts'
import { UploadQueue } from './upload-queue.ts'

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

const openHasher = () =>
  createWorkerHasher(() => new Worker(new URL('../hash-worker.ts', import.meta.url), { type: 'module' }))

function open(name: string) {
  const store = indexedDbStore(name)
  endings.push(() => store.close())
  return store
}

const keptOf = (id: string, change: Partial<KeptUpload> = {}): KeptUpload => ({
  id,
  scope: 's',
  type: 'annex',
  name: '合同.pdf',
  size: 3,
  fileType: 'application/pdf',
  lastModified: 1,
  relativePath: '合同.pdf',
  identifier: '',
  sent: [],
  state: 'active',
  addedAt: Date.now(),
  ...change,
})

it('stores an upload and its file', async () => {
  const name = crypto.randomUUID()
  const before = open(name)
  await before.add(keptOf('1'), new File(['abc'], '合同.pdf'))
  await before.update(keptOf('1', { sent: [1, 3], identifier: 'md5' }))
  before.close()

  const [found, ...others] = await open(name).load()

  expect(others).toEqual([])
  expect(found?.kept).toMatchObject({ id: '1', sent: [1, 3], identifier: 'md5' })
  expect(found?.source instanceof File && (await found.source.text())).toBe('abc')
})

it('stores a copy of a small file and the handle of a large one', async () => {
  const name = crypto.randomUUID()
  const folder = await navigator.storage.getDirectory()
  const handle = await folder.getFileHandle(name, { create: true })
  endings.push(() => void folder.removeEntry(name).catch(() => undefined))
  const before = open(name)
  const large = { size: 65 * 1024 * 1024 }
  await before.add(keptOf('1'), new File(['abc'], '合同.pdf'), handle)
  await before.add(keptOf('2', large), new File([new Uint8Array(large.size)], '录像.mp4'), handle)
  before.close()

  const found = new Map((await open(name).load()).map(({ kept, source }) => [kept.id, source]))

  expect(found.get('1')).toBeInstanceOf(File)
  expect(found.get('2')).toBeInstanceOf(FileSystemFileHandle)
})

it('locks an upload for one page until it releases it', async () => {
  const name = crypto.randomUUID()
  const one = open(name)
  await one.add(keptOf('1'), undefined)
  const other = open(name)

  expect(await other.load()).toEqual([])
  one.close()
  await vi.waitFor(async () => expect(await other.load()).toHaveLength(1), { timeout: 60_000 })
})

it('drops removed uploads, also after late updates, and uploads older than a week', async () => {
  const name = crypto.randomUUID()
  const before = open(name)
  await before.add(keptOf('1'), new File(['abc'], 'a'))
  await before.add(keptOf('2', { addedAt: Date.now() - 8 * 24 * 3_600_000 }), undefined)
  await before.remove('1')
  await before.update(keptOf('1'))
  before.close()

  expect(await open(name).load()).toEqual([])
})

it('sends the rest of a file after a reload: worker, IndexedDB and queue together', async () => {
  const name = crypto.randomUUID()
  const bytes = new Uint8Array(CHUNK_BYTES * 2 + 7).fill(7)
  const file = new File([bytes], '合同.pdf')
  const sent: number[] = []
  const port = (mayGoOn: () => boolean): UploadPort => ({
    sendChunk: async ({ chunkNumber }, { signal }) => {
      if (chunkNumber === 2 && !mayGoOn()) {
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
      }
      sent.push(chunkNumber)
      return { merge: sent.length === 3, uploaded: false, chunkNumbers: [...sent] }
    },
    merge: async ({ identifier, fileSize }) => ({ name: identifier, url: '/u', fileSize, fileVersionId: '' }),
    sendWhole: () => Promise.reject(new Error('not here')),
  })
  const queueOn = (mayGoOn: () => boolean) =>
    new UploadQueue({ port: port(mayGoOn), hasher: openHasher(), store: indexedDbStore(name), parallel: 1 })
  const before = queueOn(() => false)
  before.add([{ file }], { scope: 's', type: 'annex' })
  await vi.waitFor(() => expect(before.items[0]?.progress).toBeGreaterThan(40), { timeout: 60_000 })
  before.close()

  const after = queueOn(() => true)
  endings.push(() => after.close())
  await vi.waitFor(
    async () => {
      await after.restore()
      expect(after.items[0]?.status).toBe('success')
    },
    { timeout: 60_000 },
  )

  expect(sent).toEqual([1, 2, 3])
  expect(after.items[0]?.stored?.name).toMatch(/^[0-9a-f]{32}$/)
})
