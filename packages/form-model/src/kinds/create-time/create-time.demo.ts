import type { KindDemo } from '../../testing/kind-demo.ts'

export const demo: KindDemo = { stored: '2026-11-21 12:30:15' }
