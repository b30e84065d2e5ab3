import { expect, it } from 'vitest'
import type { ApiEnvironment, ToastMessage } from './environment.ts'
import { readLines } from './read-lines.ts'

/** Lines that one answer of the transport consists of. */
async function read(answer: Response) {
  const toasts: ToastMessage[] = []
  const api: ApiEnvironment = {
    baseUrl: '',
    getToken: () => null,
    getLanguage: () => 'zh',
    onSessionEnded: () => undefined,
    toast: (message) => toasts.push(message),
    text: () => '请求出错，请重试',
    now: () => 0,
    fetch: async () => answer,
  }
  const lines: unknown[] = []
  const ask = readLines({ url: '/api/x', method: 'POST', body: {} }, (line) => lines.push(line))
  const error: unknown = await ask(undefined, undefined, { api }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { lines, toasts, error }
}

it('gives each line when it is whole, however the answer is cut', async () => {
  const bytes = new TextEncoder().encode('{"i":"一"}\n{"i":2}\n')
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await read(new Response(body))).toEqual({ lines: [{ i: '一' }, { i: 2 }], toasts: [], error: undefined })
})

it('shows a refusal and an answer that breaks off', async () => {
  const refused = await read(Response.json({ code: 400, msg: '您没有此门户使用权限', data: null }))
  expect(refused).toMatchObject({ lines: [], toasts: [{ text: '您没有此门户使用权限' }], error: { code: 400 } })

  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"i":1}\n{"i"'))
      controller.error(new Error('reset'))
    },
  })
  expect(await read(new Response(broken))).toMatchObject({ toasts: [{ text: '请求出错，请重试' }], error: { code: 0 } })
})
