import type { KindExample } from '../../testing/kind-example.ts'

export const example: KindExample = {
  first: { sent: 'u-1--user', cell: 'u-1--user', shown: 'u-1', search: 'u-1--user', typed: 'u-1--user' },
  second: { sent: 'r-1--role', cell: 'r-1--role', shown: 'r-1', search: 'r-1--role', typed: 'r-1--role' },
}
