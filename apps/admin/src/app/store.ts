import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { type ApiEnvironment, baseApi } from '@sqos/api-client'
import { type AppFeature, featureReducers } from '@sqos/app-feature'
import { sessionReducer } from '@sqos/session'
import { useDispatch } from 'react-redux'
import { readState } from './settings/keep-state.ts'
import { settingsReducer } from './settings/settings-slice.ts'
import { sideReducer } from './side/side-slice.ts'
import { tabsReducer } from './tabs/tabs-slice.ts'

const reducers = {
  [baseApi.reducerPath]: baseApi.reducer,
  session: sessionReducer,
  settings: settingsReducer,
  side: sideReducer,
  tabs: tabsReducer,
}

/** The store: API cache, session, settings of the frame, open tabs. `addFeatureState` adds the slices of features. */
export function createStore(api: ApiEnvironment) {
  return configureStore({
    reducer: reducers,
    preloadedState: readState(),
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api } } }).concat(baseApi.middleware),
  })
}

/** Adds the slices of features to a store; the state that is there stays. */
export function addFeatureState(store: AppStore, features: readonly AppFeature[]): void {
  store.replaceReducer(combineReducers({ ...featureReducers(features), ...reducers }))
}

export type AppStore = ReturnType<typeof createStore>
export type AppState = ReturnType<AppStore['getState']>

/** The store's dispatch, typed for its thunks. */
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()
