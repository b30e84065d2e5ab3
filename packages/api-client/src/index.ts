export { baseApi } from './base-api.ts'
export { ABORTED, isApiError, NO_ANSWER } from './api-error.ts'
export type { ApiError } from './api-error.ts'
export type { ApiEnvironment, ApiExtra, ApiText, ToastMessage } from './environment.ts'
