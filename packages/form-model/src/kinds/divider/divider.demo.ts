import type { KindDemo } from '../../testing/kind-demo.ts'

export const demo: KindDemo = { node: { __slot__: { default: '分割线' } } }
