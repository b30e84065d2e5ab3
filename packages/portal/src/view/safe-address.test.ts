import { expect, it } from 'vitest'
import { isSafePicture } from './safe-address.ts'

it('pictures are those of this server, and embedded ones', () => {
  const safe = ['/api/file/Image/a.png', 'data:image/png;base64,AA==']
  const unsafe = ['https://evil.example/x.png', '/\t/evil.example/x.png', 'data:image/svg+xml;base64,AA==', 'x.png']

  expect([...safe, ...unsafe].filter(isSafePicture)).toEqual(safe)
})
