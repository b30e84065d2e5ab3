import type { KindExample } from '../../testing/kind-example.ts'

const PICTURE = 'data:image/png;base64,iVBORw0KGgo='

export const example: KindExample = {
  first: { sent: PICTURE, cell: PICTURE, shown: PICTURE },
  second: {
    sent: 'stamp-7',
    cell: 'stamp-7',
    shown: 'stamp-7',
  },
  isNotImported: true,
}
