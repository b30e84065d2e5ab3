import type { KindExample } from '../../testing/kind-example.ts'

export const example: KindExample = {
  first: { sent: '2026-001', cell: '2026-001', shown: '2026-001', search: '001' },
  second: { sent: '2026-002', cell: '2026-002', shown: '2026-002', search: '002' },
}
