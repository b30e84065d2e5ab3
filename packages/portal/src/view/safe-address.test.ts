import { expect, it } from 'vitest'
import { isSafeLink, isSafePicture } from './safe-address.ts'

it('links lead to paths of the application and to the web', () => {
  const safe = ['/', '/model/orders?q.a=1#b', '/a//b', 'https://a.example/x', 'HTTP://a.example']
  const unsafe = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    'https:evil.example',
    'https://',
    'orders',
    '',
  ]

  expect([...safe, ...unsafe].filter(isSafeLink)).toEqual(safe)
})

it('pictures are those of this server, and embedded ones', () => {
  const safe = ['/api/file/Image/a.png', 'data:image/png;base64,AA==']
  const unsafe = ['https://evil.example/x.png', '/\t/evil.example/x.png', 'data:image/svg+xml;base64,AA==', 'x.png']

  expect([...safe, ...unsafe].filter(isSafePicture)).toEqual(safe)
})
