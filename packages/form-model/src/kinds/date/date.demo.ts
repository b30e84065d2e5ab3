import type { KindDemo } from '../../testing/kind-demo.ts'

export const demo: KindDemo = { stored: new Date(2026, 10, 21).getTime() }
