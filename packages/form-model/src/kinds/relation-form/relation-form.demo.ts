import type { KindDemo } from '../../testing/kind-demo.ts'

export const demo: KindDemo = { stored: 'c1', node: { modelId: 'customers', relationField: 'F_Name' } }
