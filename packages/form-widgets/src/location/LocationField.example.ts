import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'group',
  parts: ['textbox 地址', 'spinbutton 纬度', 'spinbutton 经度'],
  value: { address: '人民路 1 号', lat: 31.23, lng: 121.47 },
  text: /人民路 1 号/,
  wrong: ['here', 5, [1]],
}
