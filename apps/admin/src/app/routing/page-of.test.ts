import { expect, it } from 'vitest'
import { menuRoutes, routesByPath } from '../menu/menu-routes.ts'
import { canOpen, pageOf } from './page-of.ts'

const files = new Set([
  '/home',
  '/404',
  '/systemData/dictionary',
  '/dictionary',
  '/link',
  '/model',
  '/previewModel',
  '/workFlowDetail',
  '/secret',
])
const menu = menuRoutes(
  [
    { id: '1', enCode: 'systemData.dictionary', type: 2, urlAddress: 'systemData/dictionary' },
    { id: '2', enCode: 'nation', type: 4, propertyJson: '{"moduleId":"9"}' },
    { id: '3', enCode: 'later', type: 2, urlAddress: 'permission/user' },
    { id: '4', enCode: 'model', type: 3 },
    { id: '5', enCode: 'out', type: 7, linkTarget: '_blank', urlAddress: 'https://a.example' },
    { id: '6', enCode: 'in', type: 7, linkTarget: '_self', urlAddress: 'https://a.example' },
    { id: '7', enCode: 'typo', type: 7, urlAddress: 'ftp://a.example' },
    { id: '8', enCode: 'screen', type: 6, propertyJson: '{"moduleId":"9"}' },
  ],
  { screenHost: '' },
)
const routes = routesByPath(menu)

it.each([
  ['/home', '/home', undefined],
  ['/404', '/404', undefined],
  ['/systemData/dictionary', '/systemData/dictionary', '1'],
  ['/dictionary/nation', '/dictionary', '2'],
  ['/link/in', '/link', '6'],
  ['/model/model', '/model', '4'],
  ['/previewModel', '/previewModel', undefined],
  ['/workFlowDetail', '/workFlowDetail', undefined],
])('%s is rendered by %s', (path, file, id) => {
  const page = pageOf(path, { routes, files })

  expect([page?.file, page?.route?.id]).toEqual([file, id])
})

it.each(['/permission/user', '/model', '/secret', '/dictionary', '/nowhere', '/'])('no page exists at %s', (path) => {
  expect(pageOf(path, { routes, files })).toBeUndefined()
})

it('removes entries without a page from the menu', () => {
  expect(menu.filter((route) => canOpen(route, files)).map((route) => route.id)).toEqual(['1', '2', '4', '5', '6'])
})
