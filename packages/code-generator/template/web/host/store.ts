import { configureStore } from '@reduxjs/toolkit'
import { type ApiEnvironment, baseApi } from '@sqos/api-client'
import { useDispatch } from 'react-redux'

/** The store: the answers of the server. */
export const createStore = (api: ApiEnvironment) =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api } } }).concat(baseApi.middleware),
  })

export const useAppDispatch = useDispatch.withTypes<ReturnType<typeof createStore>['dispatch']>()
