import { expect, it } from 'vitest'
import { __camel__ } from './__name__.ts'

it('contains the name', () => {
  expect(__camel__('Lina')).toBe('__name__ of Lina')
})
