import type { KindExample } from '../../testing/kind-example.ts'

export const example: KindExample = {
  first: { sent: 'group-1', cell: 'group-1', shown: 'group-1', search: 'group-1' },
  second: { sent: 'group-2', cell: 'group-2', shown: 'group-2', search: 'group-2' },
}
