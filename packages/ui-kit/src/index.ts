export { uiKitLocales } from './locales.ts'
export { UiKitProvider } from './provider/UiKitProvider.tsx'
export type { UiKitProviderProps } from './provider/UiKitProvider.tsx'
export { loadArcoLocale } from './provider/arco-locale.ts'
export { useTheme } from './provider/theme-context.ts'
export { closeToast, showToast } from './toast/toast-store.ts'
export type { ToastKind, ToastOptions } from './toast/toast-store.ts'
export { confirmAction, confirmDelete } from './confirm/confirm-store.ts'
export type { ConfirmOptions, DeleteOptions } from './confirm/confirm-store.ts'
export {
  forgetUnsavedInput,
  hasUnsavedInput,
  UnsavedScope,
  useUnsavedInput,
  useUnsavedScope,
} from './form/unsaved-input.ts'
export { Delayed, Skeleton } from './states/Delayed.tsx'
export { ErrorBoundary } from './states/ErrorBoundary.tsx'
export type { ErrorBoundaryProps } from './states/ErrorBoundary.tsx'
export { initialOf } from './person/initial-of.ts'
export { EmptyState, FailedState, NoPermissionState, NotFoundState } from './states/StateView.tsx'
export type { EmptyStateProps, FailedStateProps } from './states/StateView.tsx'
export { TabView } from './tabs/TabView.tsx'
export type { TabViewProps } from './tabs/TabView.tsx'
