import type { Reply } from '@sqos/test-kit/http'
import { startHttpServer } from '@sqos/test-kit/http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openScreen } from '../testing/screen.example.ts'
import { dictionaryApi } from './index.ts'

const { listDictionaryTypes, listDictionaryData, listAllDictionaries, getDictionaryData } = dictionaryApi.endpoints

let server: Awaited<ReturnType<typeof startHttpServer>>
let writes: Reply

beforeEach(async () => {
  writes = { code: 200, msg: '更新成功' }
  server = await startHttpServer(({ method }) => (method === 'GET' ? { code: 200, data: { list: [] } } : writes))
})
afterEach(() => server.stop())

/** A screen with the tree of types, the values of one type, one opened record, and the lookups of a form. */
const openDictionary = () =>
  openScreen(server, {
    root: '/api/system/',
    show: (dispatch) =>
      Promise.all([
        dispatch(listDictionaryTypes.initiate()),
        dispatch(listDictionaryData.initiate({ id: 'sex' })),
        dispatch(listAllDictionaries.initiate()),
        dispatch(getDictionaryData.initiate({ id: '7' })),
      ]),
  })

const body = { dictionaryTypeId: 'sex', fullName: '男', enCode: '1' }

it('a changed value fetches values, lookups and the record again', async () => {
  const screen = await openDictionary()

  await screen.dispatch(dictionaryApi.endpoints.updateDictionaryData.initiate({ id: '7', dictionaryDataBody: body }))

  expect(await screen.askedAgain()).toEqual(['DictionaryData/7/Info', 'DictionaryData/All', 'DictionaryData/sex'])
})

it('a deleted record is not fetched again', async () => {
  const screen = await openDictionary()

  await screen.dispatch(dictionaryApi.endpoints.deleteDictionaryData.initiate({ id: '7' }))

  expect(await screen.askedAgain()).toEqual(['DictionaryData/All', 'DictionaryData/sex'])
})

it('a new type fetches the tree and the lookups again', async () => {
  const screen = await openDictionary()

  await screen.dispatch(
    dictionaryApi.endpoints.createDictionaryType.initiate({
      dictionaryTypeBody: { parentId: '-1', fullName: '性别', enCode: 'sex' },
    }),
  )

  expect(await screen.askedAgain()).toEqual(['DictionaryData/All', 'DictionaryType'])
})

it('an import fetches everything again', async () => {
  const screen = await openDictionary()

  await screen.dispatch(
    dictionaryApi.endpoints.importDictionary.initiate({ body: { file: new File(['{}'], 'sex.bdd') } }),
  )

  expect(await screen.askedAgain()).toEqual(['DictionaryData/All', 'DictionaryData/sex', 'DictionaryType'])
})

it('a refused write fetches nothing again', async () => {
  writes = { code: 400, msg: '编码已存在' }
  const screen = await openDictionary()

  await screen.dispatch(dictionaryApi.endpoints.createDictionaryData.initiate({ dictionaryDataBody: body }))

  expect(await screen.askedAgain()).toEqual([])
})
