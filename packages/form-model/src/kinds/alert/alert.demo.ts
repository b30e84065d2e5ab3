import type { KindDemo } from '../../testing/kind-demo.ts'

export const demo: KindDemo = { node: { title: '请如实填写', description: '提交后不能修改' } }
