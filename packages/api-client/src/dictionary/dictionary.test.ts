import { configureStore } from '@reduxjs/toolkit'
import type { Reply } from '@sqos/test-kit/http'
import { startHttpServer } from '@sqos/test-kit/http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { baseApi } from '../base-api.ts'
import type { ApiEnvironment } from '../environment.ts'
import { dictionaryApi } from './index.ts'

const { listDictionaryTypes, listDictionaryData, listAllDictionaries, getDictionaryData } = dictionaryApi.endpoints

let server: Awaited<ReturnType<typeof startHttpServer>>
let writes: Reply

beforeEach(async () => {
  writes = { code: 200, msg: '更新成功' }
  server = await startHttpServer(({ method }) => (method === 'GET' ? { code: 200, data: { list: [] } } : writes))
})
afterEach(() => server.stop())

/** A screen that shows the tree of types, the values of one, one opened record, and a form's lookups. */
async function openScreen() {
  const environment: ApiEnvironment = {
    baseUrl: server.url,
    getToken: () => 'token',
    getLanguage: () => 'zh',
    onSessionEnded: () => {},
    toast: () => {},
    text: () => '请求出错，请重试',
    now: Date.now,
  }
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: environment } } }).concat(baseApi.middleware),
  })
  await Promise.all([
    store.dispatch(listDictionaryTypes.initiate()),
    store.dispatch(listDictionaryData.initiate({ typeId: 'sex' })),
    store.dispatch(listAllDictionaries.initiate()),
    store.dispatch(getDictionaryData.initiate({ id: '7' })),
  ])
  const shown = server.requests.length
  return {
    dispatch: store.dispatch,
    /** Addresses that were asked again since the screen was opened. */
    async askedAgain() {
      await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()))
      return server.requests
        .slice(shown)
        .filter(({ method }) => method === 'GET')
        .map(({ path }) => path.replace('/api/system/', ''))
        .toSorted()
    },
  }
}

const body = { dictionaryTypeId: 'sex', fullName: '男', enCode: '1' }

it('asks for values, lookups and the record again when a value was changed', async () => {
  const screen = await openScreen()

  await screen.dispatch(dictionaryApi.endpoints.updateDictionaryData.initiate({ id: '7', dictionaryDataBody: body }))

  expect(await screen.askedAgain()).toEqual(['DictionaryData/7/Info', 'DictionaryData/All', 'DictionaryData/sex'])
})

it('does not ask for a record that was deleted', async () => {
  const screen = await openScreen()

  await screen.dispatch(dictionaryApi.endpoints.deleteDictionaryData.initiate({ id: '7' }))

  expect(await screen.askedAgain()).toEqual(['DictionaryData/All', 'DictionaryData/sex'])
})

it('asks for the tree and the lookups again when a type was created', async () => {
  const screen = await openScreen()

  await screen.dispatch(
    dictionaryApi.endpoints.createDictionaryType.initiate({
      dictionaryTypeBody: { parentId: '-1', fullName: '性别', enCode: 'sex' },
    }),
  )

  expect(await screen.askedAgain()).toEqual(['DictionaryData/All', 'DictionaryType'])
})

it('asks for everything again after an import', async () => {
  const screen = await openScreen()

  await screen.dispatch(
    dictionaryApi.endpoints.importDictionary.initiate({ body: { file: new File(['{}'], 'sex.bdd') } }),
  )

  expect(await screen.askedAgain()).toEqual(['DictionaryData/All', 'DictionaryData/sex', 'DictionaryType'])
})

it('asks for nothing again when the write was refused', async () => {
  writes = { code: 400, msg: '编码已存在' }
  const screen = await openScreen()

  await screen.dispatch(dictionaryApi.endpoints.createDictionaryData.initiate({ dictionaryDataBody: body }))

  expect(await screen.askedAgain()).toEqual([])
})
