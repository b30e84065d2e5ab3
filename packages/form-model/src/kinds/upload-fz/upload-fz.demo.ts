import type { KindDemo } from '../../testing/kind-demo.ts'

export const demo: KindDemo = { stored: [{ name: '合同.pdf', fileId: 'f1', url: '/api/file/Download/annex/f1' }] }
