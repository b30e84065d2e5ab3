import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { scan } from '../barcode/scan.example.ts'
import { formQrText } from './form-qr-text.ts'
import { QrCode, type QrCodeProps } from './QrCode.tsx'

const draw = (props: QrCodeProps) => renderToStaticMarkup(createElement(QrCode, props))

it.each(['a', 'https://example.com/?q=1&r=2', '中文也可以 😀', 'x'.repeat(2000)])(
  'a decoder reads the QR code %.30s',
  (value) => {
    expect(scan(draw({ value }), 'QR_CODE')).toBe(value)
  },
)

it('formQrText writes the form and the record', () => {
  const text = formQrText({ id: 'r1', modelId: 'm1', type: 2 })
  expect(JSON.parse(scan(draw({ value: text }), 'QR_CODE'))).toEqual({ t: 'DFD', id: 'r1', mid: 'm1', mt: 2 })

  const flow = { id: 'r1', modelId: 'f1', type: 1, flowId: 'f1', processId: 'p1', taskId: 't1', opType: 0 }
  const scanned = JSON.parse(scan(draw({ value: formQrText(flow) }), 'QR_CODE')) as object
  expect(Object.keys(scanned)).toEqual(['t', 'id', 'mid', 'mt', 'fid', 'pid', 'ftid', 'opt'])
})

it('the default QR code is 40 px wide, black on white', () => {
  expect(draw({ value: 'a' })).toContain('width="40" height="40"')
  expect(draw({ value: 'a', size: 100, colorDark: '#123456' })).toMatch(/width="100".*fill="#123456"/)
})

it.each(['x'.repeat(3000), { a: 1 }])('shows a hint for a text that is too long: %.20o', (value) => {
  expect(draw({ value: value as string })).toMatch(/二维码.*放不下/)
})

it.each([undefined, null, ''])('shows a hint for the empty text %o', (value) => {
  expect(draw({ value })).toContain('没有内容')
})

it('renders without inline styles', () => {
  expect(draw({ value: 'a' })).not.toMatch(/style=|<script/)
})
