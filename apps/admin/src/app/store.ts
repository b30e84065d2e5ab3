import { configureStore } from '@reduxjs/toolkit'
import { type ApiEnvironment, baseApi } from '@sqos/api-client'
import { sessionReducer } from '@sqos/session'
import { useDispatch } from 'react-redux'
import { readState } from './settings/keep-state.ts'
import { settingsReducer } from './settings/settings-slice.ts'
import { tabsReducer } from './tabs/tabs-slice.ts'

/** The one store: what was read from the server, who is signed in, how they arranged the frame and what they opened. */
export function createStore(api: ApiEnvironment) {
  return configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      session: sessionReducer,
      settings: settingsReducer,
      tabs: tabsReducer,
    },
    preloadedState: readState(),
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api } } }).concat(baseApi.middleware),
  })
}

export type AppStore = ReturnType<typeof createStore>
export type AppState = ReturnType<AppStore['getState']>

/** The store's dispatch, with the types of its thunks. */
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()
