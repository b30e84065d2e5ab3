export { FormTabs } from './FormTabs.tsx'
export type { FormTabsPane, FormTabsProps } from './FormTabs.tsx'
