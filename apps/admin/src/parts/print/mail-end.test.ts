import type { RecordMailState } from '@sqos/api-client/print'
import { expect, it, vi } from 'vitest'
import { mailEnd } from './mail-end.ts'

const running: RecordMailState = { id: 'j1', status: 'running', done: 0, total: 0, message: '' }
const answers = (...list: (RecordMailState | Error)[]) => {
  const read = vi.fn<() => Promise<RecordMailState>>()
  for (const one of list) {
    if (one instanceof Error) read.mockRejectedValueOnce(one)
    else read.mockResolvedValueOnce(one)
  }
  return read
}

it('progress is told until the mail is sent, over a short interruption', async () => {
  const onProgress = vi.fn<(progress: object) => void>()
  const half = { ...running, done: 20, total: 40 }
  const read = answers(half, new Error('offline'), { ...half, status: 'done', message: '已发送给 2 个收件人' })

  expect(await mailEnd(running, { read, onProgress, pause: 0 })).toBe('已发送给 2 个收件人')
  expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([running, half, half])
})

it('a failure has the reason of the server; a lost connection ends the wait', async () => {
  const options = { onProgress: () => undefined, pause: 0 }
  const failed = { ...running, status: 'failed' as const, message: '未设置 SMTP 服务器' }

  await expect(mailEnd(running, { ...options, read: answers(failed) })).rejects.toEqual({ msg: '未设置 SMTP 服务器' })
  const gone = vi.fn<() => Promise<RecordMailState>>().mockRejectedValue(new Error('offline'))
  await expect(mailEnd(running, { ...options, read: gone })).rejects.toThrow('offline')
})
