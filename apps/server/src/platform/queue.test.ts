import { expect, it } from 'vitest'
import { createQueue } from './queue.ts'

it('a queue runs up to its limit, lets more tasks wait, and refuses the rest at once', async () => {
  const queue = createQueue({ atOnce: 2, waiting: 3, refuse: () => new Error('full') })
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  let running = 0
  let most = 0

  const tasks = gates.map(
    async (gate, index) =>
      await queue.run(async () => {
        running += 1
        most = Math.max(most, running)
        await gate.promise
        running -= 1
        if (index === 0) throw new Error('own')
        return index
      }),
  )
  const outcome = Promise.allSettled(tasks)
  await expect(queue.run(() => Promise.resolve('late'))).rejects.toThrow('full')
  for (const gate of gates) gate.resolve()

  expect((await outcome).map(({ status }) => status)).toEqual([
    'rejected',
    ...Array.from({ length: 4 }, () => 'fulfilled'),
  ])
  expect(most).toBe(2)
  expect(await queue.run(() => Promise.resolve('free again'))).toBe('free again')
})
