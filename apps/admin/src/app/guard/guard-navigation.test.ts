import { describe, expect, it } from 'vitest'
import { guardFailedNavigation, guardLoadFailure, guardNavigation, type Navigation } from './guard-navigation.ts'

const signedIn: Navigation = {
  path: '/home',
  signedIn: true,
  locked: false,
  menusLoaded: true,
  isKnown: (path) => path !== '/nowhere',
}

describe('guardNavigation', () => {
  it.each<[string, Partial<Navigation>, string]>([
    // signed in, by state
    ['a signed-in person opens a page', {}, 'allow'],
    ['locked: every page leads to the lock screen', { locked: true }, '/lockScreen'],
    ['locked, on the lock screen', { locked: true, path: '/lockScreen' }, 'allow'],
    ['locked, on the lock screen after a reload', { locked: true, path: '/lockScreen', menusLoaded: false }, 'load'],
    ['locked, opening sign-in', { locked: true, path: '/login' }, '/'],
    ['signed in, opening sign-in', { path: '/login' }, '/'],
    ['signed in, opening sign-in before the menus', { path: '/login', menusLoaded: false }, '/'],
    ['menus are not loaded yet', { menusLoaded: false }, 'load'],
    ['menus are not loaded yet, unknown path', { menusLoaded: false, path: '/nowhere' }, 'load'],
    ['unknown path', { path: '/nowhere' }, '/404'],
    ['the writing host, at the start', { writingHost: true, path: '/' }, '/writing/customer/home'],
    ['the writing host, elsewhere', { writingHost: true, path: '/home' }, 'allow'],
    ['any other host, at the start', { path: '/' }, 'allow'],
    // a password that another user set
    [
      'a given password: its page, and back here later',
      { mustChangePassword: true, search: '?a=1' },
      '/changePassword?redirect=%2Fhome%3Fa%3D1',
    ],
    ['a given password, at the start', { mustChangePassword: true, path: '/' }, '/changePassword'],
    ['a given password, on its page', { mustChangePassword: true, path: '/changePassword' }, 'allow'],
    ['a given password, on the lock screen', { mustChangePassword: true, path: '/lockScreen', locked: true }, 'allow'],
    ['an own password, on the page for given ones', { path: '/changePassword' }, '/'],
    // without a token
    ['no token: sign-in', { signedIn: false, path: '/login' }, 'allow'],
    ['no token: redirect screen', { signedIn: false, path: '/auth-redirect' }, 'allow'],
    ['no token: jump screen', { signedIn: false, path: '/jump' }, 'allow'],
    ['no token: lock screen', { signedIn: false, path: '/lockScreen' }, '/login?redirect=%2FlockScreen'],
    ['no token: below an open path', { signedIn: false, path: '/login/x' }, '/login?redirect=%2Flogin%2Fx'],
    ['no token: a page', { signedIn: false, path: '/home' }, '/login?redirect=%2Fhome'],
    [
      'no token: a page with a query',
      { signedIn: false, path: '/a/b', search: '?type=7&keyword=x' },
      '/login?redirect=%2Fa%2Fb%3Ftype%3D7%26keyword%3Dx',
    ],
    ['no token, but a lock left behind', { signedIn: false, locked: true }, '/login?redirect=%2Fhome'],
  ])('%s', (_, given, expected) => {
    const verdict = guardNavigation({ ...signedIn, ...given })

    expect(verdict.type === 'redirect' ? verdict.to : verdict.type).toBe(expected)
  })
})

describe('guardLoadFailure', () => {
  it.each([
    ['a text', '您的权限不足，请联系管理员', '您的权限不足，请联系管理员'],
    ['an error', new Error('验证失败，请重新登录'), '验证失败，请重新登录'],
    ['an answer of the server', { code: 500, msg: '请求出错，请重试' }, '请求出错，请重试'],
    ['nothing', undefined, 'Has Error'],
    ['an empty error', new Error(), 'Has Error'],
  ])('shows the reason and asks to sign in again: %s', (_, error, message) => {
    expect(guardLoadFailure(error, '/a?b=1')).toEqual({
      message,
      to: '/login?redirect=%2Fa%3Fb%3D1',
    })
  })
})

describe('guardFailedNavigation', () => {
  it('leads to 404, except for a navigation that was replaced by another one', () => {
    expect(guardFailedNavigation(new TypeError('Failed to fetch dynamically imported module'))).toBe('/404')
    expect(guardFailedNavigation(new DOMException('overtaken', 'AbortError'))).toBeUndefined()
  })
})
