import { describe, expect, it } from 'vitest'
import { addressAfterSignIn } from './address-after-sign-in.ts'

describe('addressAfterSignIn', () => {
  it.each([
    ['/systemData/dictionary', '/systemData/dictionary'],
    ['/systemData/dictionary?typeId=1&page=2#values', '/systemData/dictionary?typeId=1&page=2#values'],
    ['/workFlowDetail?config=%7B%22a%22%3A1%7D', '/workFlowDetail?config=%7B%22a%22%3A1%7D'],
    ['/login-history', '/login-history'],
    ['/', '/'],
  ])('redirects to %s', (redirect, address) => {
    expect(addressAfterSignIn(redirect)).toBe(address)
  })

  it.each([
    null,
    undefined,
    '',
    'home',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    '//[',
    '/login',
    '/Login',
    '/login?redirect=%2Flogin',
    '/jump',
    '/auth-redirect',
  ])('redirects to the start page instead of %j', (redirect) => {
    expect(addressAfterSignIn(redirect)).toBe('/')
  })
})
