import { expect, it } from 'vitest'
import { staticOption } from './options.ts'

const nodeOf = (options: readonly unknown[], props: object = {}) => ({
  __config__: { dataType: 'static', props },
  __slot__: { options },
})

it('finds an option at any depth, 1 as "1", and the first of several with one value', () => {
  const node = nodeOf([
    { id: 1, fullName: '甲', children: [{ id: 'x', fullName: '内' }] },
    { id: 'x', fullName: '后' },
  ])

  expect(staticOption(node, '1')?.label).toBe('甲')
  expect(staticOption(node, 1)?.value).toBe(1)
  expect(staticOption(node, 'x')?.label).toBe('内')
  expect(staticOption(node, 'y')).toBeUndefined()
  expect(staticOption(node, undefined)).toBeUndefined()
})

it('reads the options again for other keys and for a new list', () => {
  const options = [{ id: 'a', fullName: '甲', code: 'b', text: '乙' }]

  expect(staticOption(nodeOf(options), 'a')?.label).toBe('甲')
  expect(staticOption(nodeOf(options, { value: 'code', label: 'text' }), 'b')?.label).toBe('乙')
  expect(staticOption(nodeOf([...options, { id: 'c', fullName: '丙' }]), 'c')?.label).toBe('丙')
})
