import type { KindDemo } from '../../testing/kind-demo.ts'

const day = new Date(2026, 10, 21).getTime()

export const demo: KindDemo = { stored: [day, day] }
