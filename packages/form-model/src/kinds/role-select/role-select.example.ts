import type { KindExample } from '../../testing/kind-example.ts'

export const example: KindExample = {
  first: { sent: 'role-1', cell: 'role-1', shown: 'role-1', search: 'role-1' },
  second: { sent: 'role-2', cell: 'role-2', shown: 'role-2', search: 'role-2' },
}
