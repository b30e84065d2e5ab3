import { expect, it } from 'vitest'
import { sanitize, sanitizeToNodes } from './sanitize.ts'

it.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<img src="data:image/svg+xml;base64,AAAA">',
  '<iframe src="https://evil.example"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<style>body { display: none }</style>',
  '<p style="background: url(https://evil.example/pixel)">x</p>',
  '<p style="position: fixed; inset: 0">x</p>',
  '<p class="arco-modal" id="root" data-x="1">x</p>',
  '<object data="x"></object><embed src="x"><base href="https://evil.example">',
])('removes active content: %s', (html) => {
  const nodes = sanitizeToNodes(html)

  const attributes = [...nodes.querySelectorAll('*')].flatMap((element) => [...element.attributes])
  expect(nodes.querySelector('script, style, iframe, object, embed, base, form, input, svg, math')).toBeNull()
  expect(attributes.map(({ name }) => name).filter((name) => !['target', 'rel'].includes(name))).toEqual([])
  expect(sanitize(html)).not.toMatch(/alert|evil|url\(|fixed/)
})

it('keeps formatting of the toolbar', () => {
  const html =
    '<h2 style="text-align: center" dir="rtl">题</h2><p style="padding-inline-start: 2em">' +
    '<span style="color: #ff0000; font-size: 18px">红</span><strong>粗</strong></p>' +
    '<ul><li><p>一</p></li></ul><img src="data:image/png;base64,AAAA" alt="图"><img src="/api/file/Image/a.png" alt="">'
  expect(sanitize(html)).toBe(html)
  expect(sanitize('<a href="https://example.com">链接</a>')).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">链接</a>',
  )
})

it('sets styles as properties', () => {
  const paragraph = sanitizeToNodes('<p style="color: red; position: fixed">x</p>').querySelector('p')
  expect(paragraph?.style.color).toBe('red')
  expect(paragraph?.style.position).toBe('')
})
