import type { KindExample } from '../../testing/kind-example.ts'

export const example: KindExample = {
  props: { interfaceId: 'suggestions' },
  first: { sent: '晨光文具', cell: '晨光文具', shown: '晨光文具', search: '晨光' },
  second: { sent: '得力 100%', cell: '得力 100%', shown: '得力 100%', search: '100%' },
}
