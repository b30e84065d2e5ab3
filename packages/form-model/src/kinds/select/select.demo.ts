import type { KindDemo } from '../../testing/kind-demo.ts'

export const demo: KindDemo = { stored: '2' }
