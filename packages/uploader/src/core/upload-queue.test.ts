/// <reference types="node" />
import { startUploadServer, type UploadCall, type UploadFault } from '@sqos/test-kit/uploads'
import { createHash, randomBytes } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import type { Connection } from './connection.ts'
import { inlineHasher } from './hash-blob.ts'
import type { Hasher } from './hasher.ts'
import { createHttpPort } from './http-port.ts'
import { CHUNK_BYTES } from './limits.ts'
import type { FileSource, KeptUpload, QueueStore } from './queue-store.ts'
import type { UploadItem } from './upload-item.ts'
import { type UploadNotice, UploadQueue, type UploadQueueOptions } from './upload-queue.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

const waitFor = <Result>(check: () => Result) => vi.waitFor(check, { interval: 5 })

const TARGET = { scope: 'order.1.files', type: 'annex' }

const fileOf = (size: number, name = '合同.pdf') =>
  new File([randomBytes(size)], name, { type: 'application/pdf', lastModified: 7 })

const md5Of = async (file: File) =>
  createHash('md5')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex')

async function serve(fault?: (call: UploadCall) => UploadFault | Promise<UploadFault>) {
  const server = await startUploadServer({ fault })
  endings.push(() => server.stop())
  return server
}

/** Switched by hand. */
function network() {
  const listeners = new Set<() => void>()
  let isOnline = true
  const connection: Connection = {
    isOnline: () => isOnline,
    onOnline: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    connection,
    cut: () => {
      isOnline = false
    },
    restore: () => {
      isOnline = true
      for (const listener of listeners) listener()
    },
  }
}

function queueFor(url: string, options: Partial<UploadQueueOptions> = {}) {
  const headers = () => ({ Authorization: 'Bearer abc' })
  const pauses: number[] = []
  const queue = new UploadQueue({
    port: createHttpPort({ baseUrl: url, headers }),
    hasher: inlineHasher,
    pauseMs: (attempt) => {
      pauses.push(attempt)
      return 1
    },
    ...options,
  })
  endings.push(() => queue.close())
  const notices: UploadNotice[] = []
  const seen: UploadItem[] = []
  queue.onNotice((notice) => notices.push(notice))
  queue.subscribe(() => seen.push(...queue.items))
  const first = () => queue.items[0]
  const until = (status: string) => waitFor(() => expect(first()?.status).toBe(status))
  return {
    queue,
    notices,
    seen,
    pauses,
    first,
    until,
    add: (...files: File[]) =>
      queue.add(
        files.map((file) => ({ file })),
        TARGET,
      ),
  }
}

/** Stores copies, like IndexedDB. */
function memoryStore() {
  const kept = new Map<string, { kept: KeptUpload; source?: FileSource | undefined }>()
  const store: QueueStore = {
    load: async () => [...kept.values()],
    add: async (upload, file, handle) => void kept.set(upload.id, { kept: upload, source: handle ?? file }),
    update: async (upload) => {
      const known = kept.get(upload.id)
      if (known) kept.set(upload.id, { ...known, kept: upload })
    },
    remove: async (id) => void kept.delete(id),
    close: () => undefined,
  }
  return { store, kept }
}

const chunkNumbers = (calls: readonly UploadCall[]) =>
  calls.filter(({ path }) => path === '/chunk').map(({ fields }) => Number(fields['chunkNumber']))

it('sends a file in chunks as the contract defines, and completes it', async () => {
  const server = await serve()
  const { add, until, first, notices } = queueFor(server.url)
  const file = fileOf(CHUNK_BYTES * 2 + 5, '报价#1.PDF')
  const identifier = await md5Of(file)

  add(file)
  await until('success')

  expect(server.files.get(identifier)?.length).toBe(file.size)
  const chunk = server.calls.find(({ fields }) => fields['chunkNumber'] === '3')
  expect(chunk).toMatchObject({
    path: '/chunk',
    query: { fileType: 'application/pdf', extension: 'pdf', n: expect.stringMatching(/^\d{10}$/) as string },
    headers: { authorization: 'Bearer abc' },
  })
  expect(chunk?.fields).toEqual({
    chunkNumber: '3',
    totalChunks: '3',
    chunkSize: '5242880',
    currentChunkSize: '5',
    totalSize: String(file.size),
    identifier,
    filename: '报价#1.PDF',
    relativePath: '报价#1.PDF',
    fileType: 'application/pdf',
    extension: 'pdf',
  })
  expect(server.calls.at(-1)).toMatchObject({
    path: '/merge',
    query: { n: expect.stringMatching(/^\d{10}$/) as string },
    fields: {
      identifier,
      fileName: '报价1.PDF',
      fileSize: String(file.size),
      fileType: 'application/pdf',
      extension: 'pdf',
      type: 'annex',
    },
  })
  expect(first()).toMatchObject({
    progress: 100,
    uniqueIdentifier: identifier,
    stored: { name: `20261121_${identifier}.PDF`, fileSize: file.size, fileVersionId: `v-${identifier}` },
  })
  expect(notices).toMatchObject([{ kind: 'done' }])
})

it('goes through check and uploading, and shows 99 % at most before the end', async () => {
  const server = await serve()
  const { add, until, seen } = queueFor(server.url)

  add(fileOf(CHUNK_BYTES * 4))
  await until('success')

  const states = seen.map(({ status }) => status).filter((status, index, all) => status !== all[index - 1])
  expect(states).toEqual(['waiting', 'check', 'waiting', 'uploading', 'success'])
  expect(Math.max(...seen.filter(({ status }) => status !== 'success').map(({ progress }) => progress))).toBe(99)
})

it.each([0, 1, CHUNK_BYTES, CHUNK_BYTES + 1])('sends a file of %i bytes', async (size) => {
  const server = await serve()
  const { add, until } = queueFor(server.url)
  const file = fileOf(size)

  add(file)
  await until('success')

  expect(server.files.get(await md5Of(file))?.length).toBe(size)
})

it('sends at most three concurrent chunks of all files', async () => {
  let goOn = () => undefined as void
  const held = new Promise<undefined>((resolve) => {
    goOn = () => resolve(undefined)
  })
  const server = await serve(() => held)
  const { queue, add } = queueFor(server.url)

  add(...Array.from({ length: 8 }, (_, index) => fileOf(CHUNK_BYTES * 2 + index)))
  await waitFor(() => expect(server.mostUnderWay()).toBe(3))
  goOn()
  await waitFor(() => expect(queue.items.map(({ status }) => status)).toEqual(Array(8).fill('success')))

  expect(server.mostUnderWay()).toBe(3)
})

it('completes 50 uploads at once', async () => {
  const server = await serve()
  const { queue, add } = queueFor(server.url)

  add(...Array.from({ length: 50 }, (_, index) => fileOf(1000 + index)))

  await waitFor(() => expect(queue.items.map(({ status }) => status)).toEqual(Array(50).fill('success')))
  expect(server.files.size).toBe(50)
})

it('sends no more than one chunk of a file that the server has', async () => {
  const server = await serve()
  const file = fileOf(CHUNK_BYTES * 4)
  server.files.set(await md5Of(file), Buffer.from(await file.arrayBuffer()))
  const { add, until, first } = queueFor(server.url)

  add(file)
  await until('success')

  expect(chunkNumbers(server.calls)).toEqual([1])
  expect(first()?.stored?.name).toContain(await md5Of(file))
})

it('skips chunks that the server already has', async () => {
  const server = await serve()
  const file = fileOf(CHUNK_BYTES * 5)
  const bytes = Buffer.from(await file.arrayBuffer())
  const part = (number: number) => bytes.subarray((number - 1) * CHUNK_BYTES, number * CHUNK_BYTES)
  server.chunks.set(await md5Of(file), new Map([2, 4].map((number) => [number, part(number)])))
  const { add, until } = queueFor(server.url)

  add(file)
  await until('success')

  expect(chunkNumbers(server.calls).sort((a, b) => a - b)).toEqual([1, 3, 5])
})

it('tries a chunk five times with delays, then reports the error; retry sends only missing chunks', async () => {
  let isBroken = true
  const faults: UploadFault[] = ['cut', { status: 500 }, { code: 500, msg: '系统错误' }, { status: 502 }, 'cut']
  let fault = 0
  const server = await serve(({ fields }) => (isBroken && fields['chunkNumber'] === '2' ? faults[fault++] : undefined))
  const { queue, add, until, pauses, first } = queueFor(server.url, { parallel: 1 })
  const told = new Set<string>()
  queue.subscribe(() => told.add(`${first()?.status} ${first()?.isRetrying}`))

  add(fileOf(CHUNK_BYTES * 2 + 1))
  await until('error')
  expect(told).toContain('uploading true')

  expect(chunkNumbers(server.calls)).toEqual([1, 2, 2, 2, 2, 2])
  expect(pauses).toEqual([1, 2, 3, 4])
  expect(first()).toMatchObject({ problem: 'network', progress: 49 })

  isBroken = false
  queue.retry(first()?.id ?? '')
  await until('success')
  expect(chunkNumbers(server.calls)).toEqual([1, 2, 2, 2, 2, 2, 2, 3])
  expect(first()?.isRetrying).toBe(false)
})

it('survives connections that are cut again and again', async () => {
  const server = await serve(({ count }) => (count % 3 === 0 ? 'cut' : count % 5 === 0 ? { status: 503 } : undefined))
  const { add, until } = queueFor(server.url)
  const file = fileOf(CHUNK_BYTES * 6 + 17)

  add(file)
  await until('success')

  expect(server.files.get(await md5Of(file))?.equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
})

it('waits for the network without counting attempts, and shows that state', async () => {
  const { connection, cut, restore } = network()
  let isDown = false
  const server = await serve(({ count }) => {
    if (count === 2) {
      isDown = true
      cut()
    }
    return isDown ? 'cut' : undefined
  })
  const { add, until, first, pauses } = queueFor(server.url, { connection, parallel: 1 })

  add(fileOf(CHUNK_BYTES * 3))
  await waitFor(() => expect(first()).toMatchObject({ isOffline: true, status: 'uploading' }))
  const before = server.calls.length
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.calls.length).toBe(before)

  isDown = false
  restore()
  await until('success')
  expect(pauses).toEqual([])
  expect(first()?.isOffline).toBe(false)
})

it('reports a lost network, even if running requests still succeed', async () => {
  const { connection, cut, restore } = network()
  let isBack = false
  let goOn = () => undefined as void
  const held = new Promise<undefined>((resolve) => {
    goOn = () => resolve(undefined)
  })
  const server = await serve(({ fields }) => {
    if (fields['chunkNumber'] === '3') return held
    if (fields['chunkNumber'] !== '2' || !connection.isOnline() || isBack) return undefined
    cut()
    return 'cut'
  })
  const { store, kept } = memoryStore()
  const { add, until, first } = queueFor(server.url, { connection, store })

  add(fileOf(CHUNK_BYTES * 3))
  await waitFor(() => expect(first()?.isOffline).toBe(true))
  goOn()
  await waitFor(() => expect([...kept.values()][0]?.kept.sent).toContain(3))
  expect(first()?.isOffline).toBe(true)

  isBack = true
  restore()
  await until('success')
  expect(first()?.isOffline).toBe(false)
})

it('resumes failed uploads when the network is back', async () => {
  const { connection, restore } = network()
  let isDown = true
  const server = await serve(() => (isDown ? 'cut' : undefined))
  const { add, until } = queueFor(server.url, { connection })

  add(fileOf(10))
  await until('error')
  isDown = false
  restore()

  await until('success')
  expect(server.files.size).toBe(1)
})

it('pauses in the middle and resumes from there', async () => {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = await serve(async ({ fields }) => {
    if (fields['chunkNumber'] === '2') await held
    return undefined
  })
  const { queue, add, until, first } = queueFor(server.url, { parallel: 1 })

  add(fileOf(CHUNK_BYTES * 3))
  await waitFor(() => expect(chunkNumbers(server.calls)).toEqual([1, 2]))
  queue.pause(first()?.id ?? '')
  expect(first()?.status).toBe('paused')
  release()

  queue.resume(first()?.id ?? '')
  await until('success')
  expect(chunkNumbers(server.calls).filter((number) => number === 1)).toHaveLength(1)
})

it('pauses the check, too', async () => {
  let stopped = false
  const hasher: Hasher = {
    hash: (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          stopped = true
          reject(new Error('stopped'))
        }),
      ),
    close: () => undefined,
  }
  const server = await serve()
  const { queue, add, until, first } = queueFor(server.url, { hasher })

  add(fileOf(10))
  await until('check')
  queue.pause(first()?.id ?? '')

  expect(first()?.status).toBe('paused')
  expect(stopped).toBe(true)
})

it('cancels uploads that the server refuses, and shows its message', async () => {
  const server = await serve(({ path }) =>
    path === '/chunk' ? { code: 400, msg: '上传失败，文件格式不允许上传' } : undefined,
  )
  const { queue, add, notices } = queueFor(server.url)

  add(fileOf(10, 'x.exe'))
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'refused', message: '上传失败，文件格式不允许上传' }]))

  expect(queue.items).toEqual([])
  expect(server.calls).toHaveLength(1)
})

it('keeps an upload whose completion was refused, and sends all of it on retry', async () => {
  let refusals = 0
  const server = await serve(({ path }) => {
    if (path !== '/merge' || refusals > 0) return undefined
    refusals += 1
    return { code: 400, msg: '文件上传失败' }
  })
  const { queue, add, until, first } = queueFor(server.url)

  add(fileOf(10))
  await until('error')
  expect(first()).toMatchObject({ problem: 'refused', message: '文件上传失败' })

  queue.retry(first()?.id ?? '')
  await until('success')
})

it('waits for the user when the session has ended', async () => {
  let isOut = true
  const server = await serve(() => (isOut ? { code: 600, msg: '登录过期,请重新登录' } : undefined))
  const ended: number[] = []
  const port = createHttpPort({ baseUrl: server.url, onSignedOut: (code) => ended.push(code) })
  const { queue, add, until, first } = queueFor(server.url, { port })

  add(fileOf(10))
  await until('paused')
  expect(first()?.problem).toBe('signedOut')
  expect(ended).toEqual([600])

  isOut = false
  queue.resume(first()?.id ?? '')
  await until('success')
})

it('cancels a file that cannot be read, and names it', async () => {
  const server = await serve()
  const { queue, add, notices } = queueFor(server.url)
  const file = fileOf(10)
  const gone = Object.assign(file, { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) })

  add(gone)
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'unreadable', item: { name: '合同.pdf' } }]))

  expect(queue.items).toEqual([])
})

it('informs the server about a removed file', async () => {
  let goOn = () => undefined as void
  const stopped = new Promise<undefined>((resolve) => {
    goOn = () => resolve(undefined)
  })
  const server = await serve(({ fields }) => (fields['chunkNumber'] === '2' ? stopped : undefined))
  const { add, queue, first } = queueFor(server.url)
  const file = fileOf(CHUNK_BYTES * 3)
  add(file)
  const identifier = await md5Of(file)
  await waitFor(() => expect(new Set(server.chunks.get(identifier)?.keys())).toEqual(new Set([1, 3])))

  queue.remove(first()?.id ?? '')

  await waitFor(() => expect(server.chunks.has(identifier)).toBe(false))
  goOn()
})

it('aborts running requests of a removed upload', async () => {
  const server = await serve(() => new Promise(() => undefined))
  const { queue, add, first, notices } = queueFor(server.url)

  add(fileOf(10))
  await waitFor(() => expect(server.calls).toHaveLength(1))
  queue.remove(first()?.id ?? '')

  expect(queue.items).toEqual([])
  expect(notices).toEqual([])
})

it('sends a lost chunk once more', async () => {
  const server = await serve(({ path, fields }) => {
    // The server deletes chunks while the last one is being sent.
    if (path === '/chunk' && fields['chunkNumber'] === '3' && chunkNumbers(server.calls).length === 3) {
      server.chunks.get(fields['identifier'] ?? '')?.delete(1)
    }
    return undefined
  })
  const { add, until } = queueFor(server.url, { parallel: 1 })

  add(fileOf(CHUNK_BYTES * 3))
  await until('success')

  expect(chunkNumbers(server.calls)).toEqual([1, 2, 3, 1])
})

it('sends an image whole', async () => {
  const server = await serve()
  const { queue, until, first } = queueFor(server.url)

  queue.add([{ file: fileOf(900, 'a.png') }], { scope: 's', type: 'annexpic', wire: 'whole' })
  await until('success')

  expect(server.calls.map(({ path }) => path)).toEqual(['/Uploader'])
  expect(first()?.stored?.url).toMatch('/annexpic/')
})

it('resumes after a reload, and sends no chunk twice', async () => {
  const { store, kept } = memoryStore()
  const server = await serve(({ fields }) =>
    fields['chunkNumber'] === '3' && chunkNumbers(server.calls).length === 3
      ? new Promise<UploadFault>(() => undefined)
      : undefined,
  )
  const before = queueFor(server.url, { store, parallel: 1 })
  before.add(fileOf(CHUNK_BYTES * 4))
  await waitFor(() => expect(chunkNumbers(server.calls)).toEqual([1, 2, 3]))
  before.queue.close()
  const checks: number[] = []
  const hasher: Hasher = {
    ...inlineHasher,
    hash: (file, options) => (checks.push(1), inlineHasher.hash(file, options)),
  }

  const after = queueFor(server.url, { store, parallel: 1, hasher })
  await after.queue.restore()
  await after.until('success')

  expect(chunkNumbers(server.calls)).toEqual([1, 2, 3, 3, 4])
  expect(checks).toEqual([])
  expect([...kept.values()].map(({ kept: { state } }) => state)).toEqual(['success'])
})

it('asks for the file if the browser lost it, and recognises it', async () => {
  const { store, kept } = memoryStore()
  const server = await serve(({ count }) => (count === 2 ? new Promise<UploadFault>(() => undefined) : undefined))
  const file = fileOf(CHUNK_BYTES * 3)
  const before = queueFor(server.url, { store, parallel: 1 })
  before.add(file)
  await waitFor(() => expect(chunkNumbers(server.calls)).toEqual([1, 2]))
  before.queue.close()
  for (const one of kept.values()) one.source = undefined

  const after = queueFor(server.url, { store, parallel: 1 })
  await after.queue.restore()
  expect(after.first()).toMatchObject({ needsFile: true, status: 'waiting', name: '合同.pdf' })
  const id = after.first()?.id ?? ''

  after.queue.provide(id, fileOf(12))
  expect(after.notices).toMatchObject([{ kind: 'otherFile' }])
  after.queue.provide(id, file)
  await after.until('success')
  expect(chunkNumbers(server.calls)).toEqual([1, 2, 2, 3])
})

it('resumes a large file when the browser may read it again', async () => {
  const { store } = memoryStore()
  const server = await serve(({ count }) => (count === 2 ? new Promise<UploadFault>(() => undefined) : undefined))
  const file = fileOf(CHUNK_BYTES * 3)
  let isAllowed = false
  const handle = {
    getFile: async () => (isAllowed ? file : Promise.reject(new DOMException('ask first', 'NotAllowedError'))),
    requestPermission: async () => {
      isAllowed = true
      return 'granted'
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is used of a handle
  } as unknown as FileSystemFileHandle
  const before = queueFor(server.url, { store, parallel: 1 })
  before.queue.add([{ file, handle }], TARGET)
  await waitFor(() => expect(chunkNumbers(server.calls)).toEqual([1, 2]))
  before.queue.close()

  const after = queueFor(server.url, { store, parallel: 1 })
  await after.queue.restore()
  const id = after.first()?.id ?? ''
  expect(after.first()).toMatchObject({ needsFile: true, status: 'waiting' })
  expect(after.queue.mayReopen(id)).toBe(true)

  expect(await after.queue.reopen(id)).toBe(true)
  await after.until('success')
  expect(chunkNumbers(server.calls)).toEqual([1, 2, 2, 3])
  expect(after.queue.mayReopen(id)).toBe(false)
})

it('checks a file again that has been saved since, and sends its current content', async () => {
  const { store, kept } = memoryStore()
  const server = await serve(({ count }) => (count === 2 ? new Promise<UploadFault>(() => undefined) : undefined))
  const before = queueFor(server.url, { store, parallel: 1 })
  before.add(fileOf(CHUNK_BYTES * 2))
  await waitFor(() => expect(chunkNumbers(server.calls)).toEqual([1, 2]))
  before.queue.close()
  for (const one of kept.values()) one.source = undefined
  const saved = new File([randomBytes(CHUNK_BYTES * 2)], '合同.pdf', { lastModified: 8 })

  const after = queueFor(server.url, { store, parallel: 1 })
  await after.queue.restore()
  const [item] = after.queue.add([{ file: saved }], TARGET)
  await after.until('success')

  expect(after.queue.items).toHaveLength(1)
  expect(item?.id).toBe(after.first()?.id)
  expect(server.files.has(await md5Of(saved))).toBe(true)
})

it('stays paused over a reload', async () => {
  const { store } = memoryStore()
  const server = await serve(() => new Promise(() => undefined))
  const before = queueFor(server.url, { store })
  before.add(fileOf(10))
  before.queue.pause(before.first()?.id ?? '')
  before.queue.close()

  const after = queueFor(server.url, { store })
  await after.queue.restore()

  expect(after.first()).toMatchObject({ status: 'paused', needsFile: false })
})

it('works without browser storage', async () => {
  const fail = () => Promise.reject(new Error('forbidden'))
  const server = await serve()
  const store: QueueStore = { load: fail, add: fail, update: fail, remove: fail, close: () => undefined }
  const { queue, add, until } = queueFor(server.url, { store })

  await queue.restore()
  add(fileOf(10))
  await until('success')

  expect(server.files.size).toBe(1)
})
