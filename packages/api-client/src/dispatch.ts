import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { ApiExtra } from './environment.ts'

/** The `dispatch` of a store that has an API environment. Accepts endpoints of this package and thunks on top of them. */
export type ApiDispatch = ThunkDispatch<unknown, ApiExtra, UnknownAction>

/** The store's `dispatch` for components that call endpoints without a hook. */
export const useApiDispatch = useDispatch.withTypes<ApiDispatch>()
