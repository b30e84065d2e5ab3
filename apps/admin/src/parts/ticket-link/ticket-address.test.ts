import { expect, it } from 'vitest'
import { withTicket } from './ticket-address.ts'
import { ticketHostOf } from './ticket-host.ts'

const BASE = 'https://shell.example/'

it('returns the host that the browser will request', () => {
  const hosts = [
    'https://bi.example:8080/?t=${token}',
    '/screens?t=${token}',
    'https://bi.example@evil.example/?t=${token}',
    'https://evil.example\\@bi.example/?t=${token}',
    'https://bi.example${token}.evil.example/',
    'https://${token}@bi.example/',
    'https://${token}.evil.example/',
  ].map((address) => ticketHostOf(address, BASE))

  expect(hosts).toEqual([
    'bi.example:8080',
    'shell.example',
    'evil.example',
    'evil.example',
    undefined,
    'bi.example',
    undefined,
  ])
})

it('encodes the ticket', () => {
  expect(withTicket('https://a.example/?t=${token}&u=${token}', 'Bearer a&b')).toBe(
    'https://a.example/?t=Bearer%20a%26b&u=Bearer%20a%26b',
  )
})
