import type { KindExample } from '../../testing/kind-example.ts'

const PICTURE = 'data:image/png;base64,iVBORw0KGgo='

export const example: KindExample = {
  first: { sent: PICTURE, cell: PICTURE, shown: PICTURE },
  second: {
    sent: '/api/file/Image/annexpic/a.png',
    cell: '/api/file/Image/annexpic/a.png',
    shown: '/api/file/Image/annexpic/a.png',
  },
  isNotImported: true,
}
