import type { KindDemo } from '../../testing/kind-demo.ts'

export const demo: KindDemo = { stored: '<p>一段<strong>文字</strong></p>' }
