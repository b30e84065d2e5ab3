export { FormCollapse } from './FormCollapse.tsx'
export type { FormCollapsePane, FormCollapseProps } from './FormCollapse.tsx'
