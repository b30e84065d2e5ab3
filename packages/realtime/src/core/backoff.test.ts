import { SOCKET_CLOSE } from '@sqos/contract/realtime'
import { expect, it } from 'vitest'
import { pauseAfter } from './backoff.ts'

it('doubles the pause up to half a minute, half of it at random', () => {
  const pauses = (random: number) =>
    [0, 1, 2, 9].map((attempt) => pauseAfter({ attempt, code: 1006, random: () => random }))

  expect(pauses(0)).toEqual([500, 1000, 2000, 15_000])
  expect(pauses(1)).toEqual([1000, 2000, 4000, 30_000])
})

it('spreads clients over three seconds after a server that stopped in good order', () => {
  const pause = (random: number) => pauseAfter({ attempt: 0, code: SOCKET_CLOSE.restart, random: () => random })

  expect([pause(0), pause(0.5)]).toEqual([0, 1500])
})
