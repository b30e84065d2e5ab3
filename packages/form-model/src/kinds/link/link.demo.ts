import type { KindDemo } from '../../testing/kind-demo.ts'

export const demo: KindDemo = { node: { content: '帮助', href: 'https://example.com' } }
