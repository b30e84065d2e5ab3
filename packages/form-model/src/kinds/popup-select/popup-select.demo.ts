import type { KindDemo } from '../../testing/kind-demo.ts'

export const demo: KindDemo = { stored: 'm1', node: { interfaceId: '77' } }
