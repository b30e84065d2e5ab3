import { describe, expect, it } from 'vitest'
import { menuRoutes, openableRoutes, routesByPath, type MenuNode } from './menu-routes.ts'

const context = { screenHost: 'https://screens.example' }
const routeOf = (node: Partial<MenuNode>) =>
  menuRoutes([{ id: '1', fullName: 'Name', enCode: 'area.thing', ...node }], context)[0]

describe('menuRoutes', () => {
  it.each<[string, Partial<MenuNode>, object]>([
    ['1 directory: its code', { type: 1 }, { kind: 'directory', path: '/area.thing' }],
    ['2 page: its address', { type: 2, urlAddress: 'area/thing' }, { kind: 'page', path: '/area/thing' }],
    ['2 page: without the query', { type: 2, urlAddress: '/area/thing/?a=1#x' }, { kind: 'page', path: '/area/thing' }],
    ['2 page: no address, no path', { type: 2, urlAddress: null }, { kind: 'page', path: undefined }],
    ['3 model: generated', { type: 3 }, { kind: 'model', path: '/model/areathing' }],
    ['3 model: given', { type: 3, urlAddress: 'model/x' }, { kind: 'model', path: '/model/x' }],
    [
      '4 dictionary: generated, with module and tree flag',
      { type: 4, propertyJson: '{"moduleId":"77","isTree":1}' },
      { kind: 'dictionary', path: '/dictionary/areathing', moduleId: '77', isTree: true },
    ],
    [
      '4 dictionary: tree flag as text',
      { type: 4, propertyJson: '{"moduleId":77,"isTree":"0"}' },
      { moduleId: '77', isTree: false },
    ],
    ['5 report: generated', { type: 5 }, { kind: 'report', path: '/dataReport/areathing' }],
    [
      '6 screen: outside, through the page that asks for a ticket',
      { type: 6, propertyJson: '{"moduleId":"9/1"}' },
      {
        kind: 'screen',
        path: undefined,
        href: '/openLink/1',
        address: 'https://screens.example/view/9%2F1?token=${token}',
      },
    ],
    [
      '6 screen of this application',
      { type: 6, propertyJson: '{"moduleId":"9/1","source":"own"}' },
      { kind: 'screen', path: undefined, href: '/screen/9%2F1' },
    ],
    ['6 screen: nothing behind it', { type: 6 }, { kind: 'screen', path: undefined, href: undefined }],
    [
      '7 link: new window',
      { type: 7, linkTarget: '_blank', urlAddress: 'https://a.example/?t=${token}' },
      { kind: 'link', path: undefined, href: '/openLink/1', address: 'https://a.example/?t=${token}' },
    ],
    [
      '7 link: inside',
      { type: 7, linkTarget: '_self', urlAddress: '${dataV}/list' },
      { kind: 'link', path: '/link/areathing', href: 'https://screens.example/list' },
    ],
    [
      '7 link: inside, with a ticket',
      { type: 7, linkTarget: '_self', urlAddress: 'https://a.example/?t=${token}' },
      { path: '/link/areathing', href: 'https://a.example/?t=', address: 'https://a.example/?t=${token}' },
    ],
    ['7 link: a path of this site', { type: 7, urlAddress: '/docs' }, { path: undefined, href: '/docs' }],
    [
      '7 link: another site in disguise',
      { type: 7, urlAddress: '//evil.example' },
      { path: undefined, href: undefined },
    ],
    ['7 link: a tab', { type: 7, urlAddress: '/\t/evil.example' }, { path: undefined, href: undefined }],
    ['7 link: a script', { type: 7, urlAddress: 'javascript:alert(1)' }, { path: undefined, href: undefined }],
    ['8 portal', { type: 8 }, { kind: 'portal', path: '/portal/areathing' }],
    ['an unknown type', { type: 42 }, { kind: 'portal', path: '/portal/areathing' }],
    ['no type', {}, { kind: 'portal' }],
  ])('%s', (_, node, expected) => {
    expect({ path: undefined, href: undefined, ...routeOf(node) }).toMatchObject(expected)
  })

  it('names routes by code, with hyphens for dots', () => {
    expect(routeOf({ type: 2 })).toMatchObject({ name: 'area-thing', fullName: 'Name', id: '1' })
  })

  it('falls back to code and id where names are missing', () => {
    expect(routeOf({ type: 2, fullName: null })).toMatchObject({ fullName: 'area.thing' })
    expect(routeOf({ type: 1, fullName: '', enCode: '' })).toMatchObject({ fullName: '1', path: '/1', name: '1' })
  })

  it('accepts invalid properties', () => {
    for (const propertyJson of ['{', 'null', '[]', '"x"', '']) {
      expect(routeOf({ type: 4, propertyJson })).toMatchObject({ moduleId: '', isTree: false })
    }
  })

  it('keeps the order and the depth of the tree', () => {
    const routes = menuRoutes(
      [
        { id: 'b', enCode: 'b', type: 1, children: [{ id: 'b1', enCode: 'b.1', type: 1, children: [{ id: 'b11' }] }] },
        { id: 'a', enCode: 'a', type: 2, urlAddress: 'a' },
      ],
      context,
    )

    expect(routes.map((route) => route.id)).toEqual(['b', 'a'])
    expect(routes[0]?.children[0]?.children[0]?.id).toBe('b11')
  })

  it('ends for a menu that contains itself', () => {
    const loop: MenuNode & { children: MenuNode[] } = { id: 'x', enCode: 'x', type: 1, children: [] }
    loop.children.push(loop, { id: 'y', type: 2, urlAddress: 'y' })

    const [route] = menuRoutes([loop], context)

    expect(route?.children.map((child) => child.id)).toEqual(['y'])
  })

  it('gives two entries with one code different names', () => {
    const routes = menuRoutes(
      [
        { id: '1', enCode: 'same', type: 2, urlAddress: 'a' },
        { id: '2', enCode: 'same', type: 2, urlAddress: 'b' },
      ],
      context,
    )

    expect(routes.map((route) => route.name)).toEqual(['same', 'same-2'])
  })
})

describe('routesByPath', () => {
  it('finds pages at every depth and no directories; the first of two equal addresses wins', () => {
    const routes = menuRoutes(
      [
        {
          id: 'd',
          enCode: 'system',
          type: 1,
          children: [{ id: 'p1', enCode: 'p1', type: 2, urlAddress: 'system/page' }],
        },
        { id: 'p2', enCode: 'p2', type: 2, urlAddress: '/system/page' },
      ],
      context,
    )

    const byPath = routesByPath(routes)

    expect([...byPath.keys()]).toEqual(['/system/page'])
    expect(byPath.get('/system/page')?.id).toBe('p1')
  })
})

describe('openableRoutes', () => {
  it('leaves out entries that cannot be opened, and directories that are then empty', () => {
    const routes = menuRoutes(
      [
        { id: 'full', enCode: 'full', type: 1, children: [{ id: 'ok', type: 2, urlAddress: 'ok' }, { id: 'no' }] },
        { id: 'empty', enCode: 'empty', type: 1, children: [{ id: 'nested', type: 1, children: [{ id: 'no2' }] }] },
      ],
      context,
    )

    const openable = openableRoutes(routes, (route) => route.path === '/ok')

    expect(openable.map((route) => route.id)).toEqual(['full'])
    expect(openable[0]?.children.map((route) => route.id)).toEqual(['ok'])
  })
})
