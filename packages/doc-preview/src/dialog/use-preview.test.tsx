import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FromFrame, MAX_FRAME_BYTES, type ToFrame } from '../protocol.ts'
import type { PreviewSource } from './preview-source.ts'
import { usePreview } from './use-preview.ts'

afterEach(cleanup)

const settings = { language: 'zh', dark: false, watermark: '张三' } as const
const file = { name: '合同.pdf', fileId: '1' }

function start(source: PreviewSource) {
  const onMissing = vi.fn()
  const onEscape = vi.fn()
  const hook = renderHook(() => usePreview({ file, source, settings, onMissing, onEscape }))
  return { hook, onMissing, onEscape }
}

/** A window that records its messages, like that of the frame. */
function frameOf() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const got: { message: ToFrame; port: MessagePort | undefined }[] = []
  const target = frame.contentWindow as Window
  target.postMessage = ((message: ToFrame, _origin: string, [port]: MessagePort[] = []) => {
    got.push({ message, port })
  }) as Window['postMessage']
  const say = (data: unknown, source: Window | null = target) =>
    window.dispatchEvent(new MessageEvent('message', { data, source }))
  return { frame, got, say }
}

it.each([
  ['an empty address', { address: async () => '' }],
  ['no address', { address: async () => null }],
  ['a refusal', { address: async () => Promise.reject(new Error('away')) }],
])('%s means that the file does not exist', async (_what, source) => {
  const { onMissing } = start(source)
  await waitFor(() => expect(onMissing).toHaveBeenCalledOnce())
})

it('fetches again when the user retries', async () => {
  const read = vi
    .fn<() => Promise<Blob>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(new Blob(['x']))
  const { hook } = start({ address: async () => '/x', read })
  await waitFor(() => expect(hook.result.current.state.phase).toBe('failed'))
  hook.result.current.retry()
  await waitFor(() => expect(hook.result.current.state.phase).toBe('opening'))
})

describe('replies of the server', () => {
  let server: Server
  let answer = (_response: ServerResponse): unknown => undefined
  beforeAll(async () => {
    server = createServer((_request, response) => void answer(response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())
  const address = async () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  it('a refusal in an envelope with status 200 is not shown as the file', async () => {
    answer = (response) => response.setHeader('content-type', 'application/json; charset=utf-8').end('{"code":404}')
    const { hook } = start({ address })
    await waitFor(() => expect(hook.result.current.state.phase).toBe('failed'))
  })

  it('a JSON file is a file', async () => {
    answer = (response) =>
      response
        .setHeader('content-type', 'application/json')
        .setHeader('content-disposition', 'attachment; filename="a.json"')
        .end('{}')
    const { hook } = start({ address })
    await waitFor(() => expect(hook.result.current.state.phase).toBe('opening'))
  })

  it('a file above the limit is not fetched', async () => {
    // The download would never end.
    answer = (response) => response.setHeader('content-length', MAX_FRAME_BYTES + 1).write('x')
    const { hook } = start({ address })
    await waitFor(() => expect(hook.result.current.state.phase).toBe('tooLarge'))
    server.closeAllConnections()
  })
})

it('a file without a preview is not fetched', async () => {
  const read = vi.fn<() => Promise<Blob>>()
  const name = { name: '旧合同.RAR', fileId: '1' }
  const source = { address: async () => '/x', read }
  const hook = renderHook(() => usePreview({ file: name, source, settings, onMissing: vi.fn(), onEscape: vi.fn() }))
  await waitFor(() => expect(hook.result.current.state.phase).toBe('onlyDownloaded'))
  expect(read).not.toHaveBeenCalled()
})

it('an office document that the server did not convert is offered for download', async () => {
  const source = { address: async () => '/x', read: async () => new Blob(['x']) }
  const doc = { name: '旧合同.doc', fileId: '1' }
  const hook = renderHook(() => usePreview({ file: doc, source, settings, onMissing: vi.fn(), onEscape: vi.fn() }))
  await waitFor(() => expect(hook.result.current.content).toBeDefined())
  const { frame, got, say } = frameOf()
  const disconnect = hook.result.current.connect(frame)
  say({ type: 'ready' })
  got[0]?.port?.postMessage({ type: 'problem', problem: 'unsupported' } satisfies FromFrame)
  await waitFor(() => expect(hook.result.current.state.phase).toBe('onlyDownloaded'))
  disconnect?.()
  got[0]?.port?.close()
  frame.remove()
})

it('sends the file to its own frame once, and accepts messages only from that frame', async () => {
  const { hook, onEscape } = start({ address: async () => '/x', read: async () => new Blob(['x']) })
  await waitFor(() => expect(hook.result.current.content).toBeDefined())
  const { frame, got, say } = frameOf()
  const disconnect = hook.result.current.connect(frame)

  say({ type: 'ready' }, window)
  say({ type: 'other' })
  expect(got).toEqual([])
  say({ type: 'ready' })
  // A document that navigated the frame receives nothing.
  say({ type: 'ready' })
  expect(got).toHaveLength(1)
  expect(got[0]?.message).toMatchObject({ type: 'show', name: '合同.pdf', settings })

  const port = got[0]?.port
  const tell = (message: FromFrame) => port?.postMessage(message)
  tell({ type: 'shown', abilities: { pages: 3, finds: true, zooms: true, prints: true } })
  tell({ type: 'place', page: 2 })
  tell({ type: 'found', current: 1, total: 5 })
  tell({ type: 'escape' })
  await waitFor(() => expect(onEscape).toHaveBeenCalledOnce())
  expect(hook.result.current.state).toMatchObject({ phase: 'shown', page: 2, found: { current: 1, total: 5 } })
  disconnect?.()
  port?.close()
  frame.remove()
})
