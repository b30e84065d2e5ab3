import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Barcode, type BarcodeProps } from './Barcode.tsx'
import { Bars } from './Bars.tsx'
import { otherBars } from './other-bars.ts'
import { scan } from './scan.example.ts'

const draw = (props: BarcodeProps) => renderToStaticMarkup(createElement(Barcode, props))

it.each(['SQOS2026', '0', 'a', '12345678901234567890', 'ABCdef0123456789xyzXYZ'])(
  'a decoder reads the barcode %s',
  (value) => {
    expect(scan(draw({ value }), 'CODE_128')).toBe(value)
  },
)

it.each([
  ['ean13', '6901234567892', 'EAN_13'],
  ['ean8', '96385074', 'EAN_8'],
  ['code39', 'SQOS26', 'CODE_39'],
] as const)('encodes %s', (format, value, name) => {
  const svg = renderToStaticMarkup(createElement(Bars, { text: value, bars: otherBars(value, format) }))
  expect(scan(svg, name)).toBe(value)
})

it('the default barcode has black bars of 4 px, 40 px high, on white', () => {
  // Start, three characters, check digit of 11 modules each, stop of 13; 10 white modules at either side.
  expect(draw({ value: 'abc' })).toContain(`width="${(5 * 11 + 13 + 20) * 4}" height="40"`)
  expect(draw({ value: 'abc' })).toContain('fill="#000"')
  expect(draw({ value: 'abc', lineColor: '#123456', background: '#abcdef' })).toMatch(/#abcdef.*#123456/)
})

it.each(['A-1', '编码', 'a b', '<svg>', { a: 1 }, true])('shows a hint for %o', (value) => {
  const html = draw({ value: value as string })

  expect(html).not.toContain('role="img"')
  expect(html).toContain('只有字母和数字')
})

it('shows a hint for a text that the symbology cannot encode, and for an unknown symbology', () => {
  expect(otherBars('123', 'ean13')).toBeUndefined()
  expect(otherBars('123', 'telepathy' as never)).toBeUndefined()
  expect(renderToStaticMarkup(createElement(Bars, { text: '123', bars: undefined }))).toContain('符合所选格式')
})

it.each([undefined, null, ''])('shows a hint for the empty text %o', (value) => {
  expect(draw({ value })).toContain('没有内容')
})

it('renders without inline styles', () => {
  expect(draw({ value: 'abc' })).not.toMatch(/style=|<script/)
})
