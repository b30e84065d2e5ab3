import { configureStore } from '@reduxjs/toolkit'
import { type ApiEnvironment, baseApi } from '@sqos/api-client'
import { sessionReducer } from '@sqos/session'
import { useDispatch } from 'react-redux'

/** The one store: what was read from the server, and who is signed in. */
export function createStore(api: ApiEnvironment) {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionReducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api } } }).concat(baseApi.middleware),
  })
}

export type AppStore = ReturnType<typeof createStore>
export type AppState = ReturnType<AppStore['getState']>

/** The store's dispatch, with the types of its thunks. */
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()
