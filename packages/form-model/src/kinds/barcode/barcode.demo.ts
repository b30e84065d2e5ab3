import type { KindDemo } from '../../testing/kind-demo.ts'

export const demo: KindDemo = { node: { staticText: 'SQOS2026', width: 2 } }
