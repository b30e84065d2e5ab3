import type { KindDemo } from '../../testing/kind-demo.ts'

export const demo: KindDemo = { panes: ['甲', '乙'] }
