export { FormWidgetsProvider } from './FormWidgetsProvider.tsx'
export type { FormWidgetsProviderProps } from './FormWidgetsProvider.tsx'
export { loadWidgetLanguage } from './widget-language.ts'
